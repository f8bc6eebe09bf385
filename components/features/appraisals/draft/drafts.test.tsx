/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { draftsOf } from "./drafts";
import { requestBodyOf } from "./request-body";
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import type { StoredDraft, DraftStore } from "./store";

const secret = () => randomBytes(32).toString("base64url");

/** A device used by two people. */
function device() {
  const held = new Map<string, StoredDraft>();
  const shelf: DraftStore = {
    of: (owner) => Promise.resolve([...held.values()].filter((one) => one.owner === owner)),
    one: (id) => Promise.resolve(held.get(id)),
    put: (kept) => Promise.resolve(void held.set(kept.id, kept)),
    remove: (id) => Promise.resolve(void held.delete(id)),
  };
  return { held, shelf };
}

const draft = (id: string, savedAt: string) => ({ ...writtenDraft, id, savedAt });

test("hides drafts from the next user of the device", async () => {
  const { held, shelf } = device();
  const [master, otherAssignment] = [
    { owner: "owner-a", key: secret() },
    { owner: "owner-b", key: secret() },
  ];
  const mine = draft("owner-a:5:new", "2026-11-01T08:00:00.000Z");
  await draftsOf(master, shelf).write(mine);
  const theirs = draftsOf(otherAssignment, shelf);
  expect([await theirs.list(), await theirs.read(mine.id)]).toEqual([[], null]);
  // A guessed owner name without the key, or a record moved to another id, decrypts nothing.
  const guessing = draftsOf({ owner: master.owner, key: otherAssignment.key }, shelf);
  expect([await guessing.list(), await guessing.read(mine.id)]).toEqual([[], null]);
  const [kept] = held.values();
  if (kept) held.set("owner-b:5:new", { ...kept, id: "owner-b:5:new", owner: otherAssignment.owner });
  expect(await theirs.list()).toEqual([]);
  expect(await draftsOf(master, shelf).read(mine.id)).toEqual(mine);
});

test("sends a draft that an earlier release wrote under employeeId for the same person", async () => {
  const { shelf } = device();
  const drafts = draftsOf({ owner: "owner-a", key: secret() }, shelf);
  const { crewId: employeeId, ...subject } = writtenDraft.subject;
  const earlier = { ...writtenDraft, subject: { ...subject, employeeId } };
  await drafts.write(earlier as unknown as typeof writtenDraft); // The type of an earlier release.
  const read = await drafts.read(writtenDraft.id);
  expect(read && requestBodyOf(read)).toEqual(requestBodyOf(writtenDraft));
  expect(requestBodyOf(writtenDraft)).toMatchObject({ employeeId });
});

test("stores nothing unencrypted on the device", async () => {
  const { held, shelf } = device();
  await draftsOf({ owner: "owner-a", key: secret() }, shelf).write(draft("owner-a:5:new", "2026-11-01T08:00:00.000Z"));
  const [kept] = held.values();
  const lying = Buffer.concat([
    Buffer.from(kept?.sealed.body ?? new ArrayBuffer(0)),
    Buffer.from(JSON.stringify(kept)),
  ]).toString("latin1");
  for (const word of ["Sari", "winch", "Tirta", "season"]) expect(lying).not.toContain(word);
});

test("lists newest first, deletes single drafts, and omits unreadable ones", async () => {
  const { held, shelf } = device();
  const drafts = draftsOf({ owner: "owner-a", key: secret() }, shelf);
  for (const [id, day] of [
    ["1", "01"],
    ["2", "03"],
    ["3", "02"],
  ] as const)
    await drafts.write(draft(id, `2026-11-${day}T08:00:00.000Z`));
  expect((await drafts.list()).map(({ id }) => id)).toEqual(["2", "3", "1"]);
  await drafts.remove("3");
  held.set("9", { id: "9", owner: "owner-a", sealed: { nonce: new Uint8Array(12), body: new ArrayBuffer(40) } });
  expect((await drafts.list()).map(({ id }) => id)).toEqual(["2", "1"]);
});

test("re-encrypts and lists drafts of a former key", async () => {
  const { held, shelf } = device();
  const [before, after] = [
    { owner: "owner-a", key: secret() },
    { owner: "owner-n", key: secret() },
  ];
  await draftsOf(before, shelf).write(draft("owner-a:5:new", "2026-11-01T08:00:00.000Z"));
  await draftsOf(before, shelf).write(draft("owner-a:6:new", "2026-11-02T08:00:00.000Z"));
  const moved = draftsOf({ ...after, former: [before] }, shelf);
  expect(await moved.read("owner-n:5:new")).toEqual(draft("owner-n:5:new", "2026-11-01T08:00:00.000Z"));
  expect((await moved.list()).map(({ id }) => id)).toEqual(["owner-n:6:new", "owner-n:5:new"]);
  expect([...held.values()].map(({ owner }) => owner)).toEqual(["owner-n", "owner-n"]);
  expect((await draftsOf(after, shelf).list()).map(({ id }) => id)).toEqual(["owner-n:6:new", "owner-n:5:new"]);
  expect(await draftsOf(before, shelf).list()).toEqual([]);
});
