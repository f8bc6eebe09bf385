import { Refusal } from "./reader-limits.mjs";

const batch = 250;
const readers = {
  text: () => import("./read-text.mjs"),
  zip: () => import("./read-zip.mjs"),
  compound: () => import("./read-compound.mjs"),
};

/** The library throws text; only an encrypted file gets a message of its own. */
function refusalOf(error) {
  if (error instanceof Refusal) return { refusal: error.key, values: error.values };
  const text = String(error?.message ?? error);
  if (error instanceof RangeError && /alloc|length/i.test(text)) return { refusal: "tooMuchMemory", values: {} };
  return { refusal: /password|encrypt/i.test(text) ? "locked" : "damaged", values: {} };
}

// Send rows in batches, so that the receiver is not blocked.
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
