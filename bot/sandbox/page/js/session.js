/** The page's person: opens the socket as one person, and switches to another. */

import { apply, setConnection, state } from "./store.js";
import { Socket } from "./socket.js";
import { toast } from "./toast.js";

let socket = null;
let onUnknown = () => {};

export function whenUnknown(run) {
  onUnknown = run;
}

/** The person in the page's address, or null. */
export function personOfAddress() {
  return new URLSearchParams(location.search).get("as");
}

export function addressAs(id) {
  return `/?as=${encodeURIComponent(id)}`;
}

export function become(id) {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  socket?.close();
  if (personOfAddress() !== id) history.pushState(null, "", addressAs(id) + location.hash);
  setConnection("connecting");
  socket = new Socket(id, { event: apply, connection: setConnection, unknown: () => onUnknown() });
}

/** Runs an action whose failure the caller handles. Stores a channel in the answer, since its event may come later. */
export async function act(doing, args) {
  const answer = await socket.act(doing, args);
  if (answer.channel) apply({ event: "channel_create", channel: answer.channel });
  return answer;
}

/** Runs an action; shows a failure in a toast and returns null. */
export async function tryAct(doing, args) {
  try {
    return await act(doing, args);
  } catch (error) {
    toast(error.message, { tone: "bad" });
    return null;
  }
}

/** Uploads a file; its id is for `send`, `slash` or `submit`. */
export async function upload(file) {
  if (file.size > state.limits.upload) throw new Error(`${file.name} is larger than ${Math.floor(state.limits.upload / 1048576)} MiB`);
  const answer = await fetch(`/people/uploads?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error ?? "The upload failed");
  return body.upload;
}
