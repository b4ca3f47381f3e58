/** Colored avatars: a square with the first letter, drawn here and uploaded as a picture. */

export const SWATCHES = [
  { name: "Brass", from: "#d9a441", to: "#8c5a12" },
  { name: "Verdigris", from: "#3fb8a0", to: "#14655a" },
  { name: "Madder", from: "#d9604f", to: "#7f2320" },
  { name: "Woad", from: "#5b8def", to: "#23408f" },
  { name: "Moss", from: "#84ad4c", to: "#3c5f1e" },
  { name: "Plum", from: "#b06fc4", to: "#5a2a70" },
  { name: "Slate", from: "#8391a7", to: "#3b4657" },
  { name: "Rose", from: "#ee8fae", to: "#a13a63" },
];
const SIDE = 128;

export function paintedAvatar(letter, { from, to }) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  const wash = pen.createLinearGradient(0, 0, SIDE, SIDE);
  wash.addColorStop(0, from);
  wash.addColorStop(1, to);
  pen.fillStyle = wash;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = "#ffffff";
  pen.font = `600 ${SIDE * 0.5}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(letter, SIDE / 2, SIDE * 0.54);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File([blob], "avatar.png", { type: "image/png" })), "image/png"));
}
