import { Refusal } from "./reading-refusal.mjs";

const batch = 250;
const readers = {
  text: () => import("./reading-text.mjs"),
  zip: () => import("./reading-zip.mjs"),
  compound: () => import("./reading-compound.mjs"),
};

/** What the library throws is text; a lock is the one thing among it a person can do something about. */
function refusalOf(error) {
  if (error instanceof Refusal) return { refusal: error.key, values: error.values };
  const text = String(error?.message ?? error);
  if (error instanceof RangeError && /alloc|length/i.test(text)) return { refusal: "tooMuchMemory", values: {} };
  return { refusal: /password|encrypt/i.test(text) ? "locked" : "damaged", values: {} };
}

// In pieces: whoever takes them has other things to do in between.
function send(sheets) {
  for (const { name, isHidden = false, rows } of sheets) {
    process.send({ sheet: name, isHidden });
    for (let from = 0; from < rows.length; from += batch) process.send({ rows: rows.slice(from, from + batch) });
  }
}

process.once("message", async ({ kind, bytes, bounds }) => {
  const { sheetsIn } = await readers[kind]();
  let end = { isDone: true };
  try {
    send(sheetsIn(bytes, bounds));
  } catch (error) {
    end = refusalOf(error);
  }
  process.send(end, () => process.disconnect());
});
