// A small bot on discord.js: a command, a button, and every page of reactions and pins.
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits } from "discord.js";

const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api: `${process.argv[2]}/api` } });

/** Everybody who reacted, one to a page. */
async function reactors(message) {
  const found = [];
  const [reaction] = (await message.fetch(true)).reactions.cache.values();
  for (let after; ; after = found.at(-1)) {
    const page = await reaction.users.fetch({ limit: 1, after });
    if (!page.size) return found;
    found.push(...page.keys());
  }
}

/** All pinned messages, one to a page. */
async function pins(channel) {
  const found = [];
  for (let before, more = true; more; ) {
    const page = await channel.messages.fetchPins({ limit: 1, before });
    found.push(...page.items.map(({ message }) => message.content));
    before = page.items.at(-1)?.pinnedAt;
    more = page.hasMore;
  }
  return found;
}

/** An emoji of its own, from the bot's default picture. */
async function upload() {
  const picture = await fetch(`${process.argv[2]}/cdn/embed/avatars/0.png`);
  return client.application.emojis.create({ attachment: Buffer.from(await picture.arrayBuffer()), name: "heart" });
}

async function greet(interaction) {
  const emoji = await upload();
  const button = new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary).setEmoji(emoji.id);
  await interaction.reply({ content: "hello", components: [new ActionRowBuilder().addComponents(button)] });
}

async function press(interaction) {
  await interaction.update({ content: "pressed", components: [] });
  for (const content of ["one", "two", "three"]) {
    const message = await interaction.channel.send(content);
    await message.pin();
  }
  const thread = await interaction.channel.threads.create({ name: "A thread" });
  const facts = { reactors: await reactors(interaction.message), pins: await pins(interaction.channel), joined: thread.joined };
  await interaction.followUp({ content: JSON.stringify(facts) });
}

client.on(Events.InteractionCreate, (interaction) => (interaction.isButton() ? press(interaction) : greet(interaction)));
client.once(Events.ClientReady, () => client.application.commands.set([{ name: "hello", description: "Say hello" }]));
await client.login("sandbox");
