import { canonicalJson, type Json } from "./canonical-json.rules";
import { eventHash, hashOf, newKeyPair, sealedJson, sealedPdf } from "./seal.rules";
import { genesisHash, verifyFile, type PublicKey } from "./verify.rules";

const [key, later] = [newKeyPair(), newKeyPair()];
const events = (texts: readonly string[]) => {
  let previous = genesisHash;
  return texts.map((text) => {
    const event = { type: text };
    const link = { event, previous, hash: eventHash(previous, event) };
    previous = link.hash;
    return link;
  });
};
const pack: Json = { about: { name: "Agus Setiawan · é" }, events: events(["sent", "opened", "decided"]) };
const json = sealedJson(pack, key);
const pdf = sealedPdf(Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n"), key);

const bytesOf = (file: Buffer) => new Uint8Array(file);
function look(
  file: Buffer,
  { keys = [key, later], known = [json, pdf] }: { keys?: PublicKey[]; known?: Buffer[] } = {},
) {
  const hashes = known.map(hashOf);
  return verifyFile(bytesOf(file), { keys, isKnown: (hash) => Promise.resolve(hashes.includes(hash)) });
}
const stateOf = async (...given: Parameters<typeof look>) => (await look(...given)).state;

test("a pack is genuine as JSON and as PDF, also after the key was rotated; no other key seals for it", async () => {
  expect(await look(json)).toEqual({ state: "genuine", kind: "json", hash: hashOf(json) });
  expect(await look(pdf)).toEqual({ state: "genuine", kind: "pdf", hash: hashOf(pdf) });
  expect(await stateOf(json, { keys: [later] })).toBe("changed");
});

test.each([
  ["JSON", json],
  ["PDF", pdf],
])("reports one flipped bit in any byte of a %s pack as changed", async (_name, file) => {
  const states = new Set<string>();
  for (let at = 0; at < file.length; at += 1)
    for (const bit of [1, 32]) {
      const flipped = Buffer.from(file);
      flipped[at] = (flipped[at] ?? 0) ^ bit;
      states.add(await stateOf(flipped));
    }
  expect([...states]).toEqual(["changed"]);
});

test("more or fewer bytes are a change, too: blanks, a line at the end, a mark at the beginning, a half", async () => {
  const text = json.toString();
  for (const other of [`${text}\n`, ` ${text}`, `\ufeff${text}`, text.replace(":", ": "), text.slice(0, -20)])
    expect(await stateOf(Buffer.from(other))).toBe("changed");
  for (const other of [Buffer.concat([pdf, Buffer.from("\n")]), Buffer.concat([pdf, pdf.subarray(60)])])
    expect(await stateOf(other)).toBe("changed");
});

test("reports an inconsistent chain as changed, even with a valid seal", async () => {
  const [sent, opened, decided] = events(["sent", "opened", "decided"]);
  for (const list of [[sent, decided], [opened, sent, decided], [], [{ ...sent, event: { type: "reminded" } }]]) {
    // Literals are JSON.
    const file = sealedJson({ events: list } as Json, key);
    expect(await stateOf(file, { known: [file] })).toBe("changed");
  }
});

test("a seal that holds on what the office never issued, and a file that is no pack, are unknown", async () => {
  expect(await stateOf(json, { known: [] })).toBe("unknown");
  for (const other of ["", "hello", canonicalJson({ document: "another" }), "%PDF-1.4 %%EOF"])
    expect(await stateOf(Buffer.from(other))).toBe("unknown");
});
