/** @jest-environment node */
import { writtenDraft } from "@/db/testing/records/appraisal-draft";
import type { Drafts } from "./drafts";
import { sendWaiting, applyOutcome } from "./send-queue";
import type { Draft } from "./draft";

const waiting = (id: string): Draft => ({ ...writtenDraft, id, reportKey: id, standing: { state: "waiting" } });

function queueOf(...all: Draft[]) {
  const held = new Map(all.map((draft) => [draft.id, draft]));
  const drafts: Drafts = {
    list: () => Promise.resolve([...held.values()]),
    read: (id) => Promise.resolve(held.get(id) ?? null),
    write: (draft) => Promise.resolve(void held.set(draft.id, draft)),
    remove: (id) => Promise.resolve(void held.delete(id)),
  };
  return { held, drafts };
}

/** Answers of the server by report key. */
async function answering<T>(
  status: (key: string) => number,
  work: () => Promise<T>,
): Promise<{ done: T; keys: string[] }> {
  const keys: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (_address, init) => {
    const { report } = JSON.parse(String(init?.body)) as { report: { reportKey: string } };
    keys.push(report.reportKey);
    return Promise.resolve(Response.json({ message: "no", isRepeat: true }, { status: status(report.reportKey) }));
  };
  try {
    return { done: await work(), keys };
  } finally {
    globalThis.fetch = before;
  }
}

test("sends only waiting drafts, each once, and deletes stored ones", async () => {
  const { held, drafts } = queueOf(waiting("a"), { ...waiting("b"), standing: { state: "typing" } }, waiting("c"));
  const { done, keys } = await answering(
    () => 200,
    () => sendWaiting(drafts, "owner-a"),
  );
  expect([done, keys, [...held.keys()]]).toEqual([2, ["a", "c"], ["b"]]);
});

test("stops the queue when offline; a refused draft does not block the others", async () => {
  const { held, drafts } = queueOf(waiting("a"), waiting("b"), waiting("c"));
  const { done, keys } = await answering(
    (key) => (key === "a" ? 422 : 503),
    () => sendWaiting(drafts, "owner-a"),
  );
  expect([done, keys]).toEqual([0, ["a", "b"]]);
  expect([...held.values()].map(({ standing }) => standing.state)).toEqual(["refused", "waiting", "waiting"]);
});

test("keeps a draft changed after storing, does not send it again, and says so", async () => {
  const { held, drafts } = queueOf({ ...waiting("a"), isChangedSinceTry: true });
  const run = () =>
    answering(
      () => 200,
      () => sendWaiting(drafts, "owner-a"),
    );
  expect([(await run()).done, held.get("a")?.standing.state]).toEqual([1, "earlier"]);
  expect((await run()).keys).toEqual([]);
});

test("sends no drafts of another user and keeps them", async () => {
  const { held, drafts } = queueOf(waiting("a"), waiting("b"));
  const { done, keys } = await answering(
    () => 401,
    () => sendWaiting(drafts, "owner-a"),
  );
  expect([done, keys, held.size]).toEqual([0, ["a"], 2]);
  await applyOutcome(drafts, waiting("a"), { kind: "later" });
  expect(held.get("a")?.standing.state).toBe("waiting");
});
