import { queriesSent } from "@/db/testing/calls/queries-sent";
import { person } from "@/db/testing/people";
import { prepared, readyValues } from "@/db/testing/databases/prepared";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listPreparedFiles } from "./list-prepared-files";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test(
  "one's own files of the last day are listed, newest first, without their content, in one query",
  rolledBack(async (db) => {
    const [admin, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    await prepared(db, admin, { ...readyValues, title: "Fetched", askedAt: before(20), takenAt: before(10) });
    await prepared(db, admin, { ...readyValues, title: "Ready", askedAt: before(9) });
    await prepared(db, admin, { title: "Waiting", askedAt: before(1) });
    await prepared(db, admin, { ...readyValues, title: "Expired", askedAt: before(60 * 25) });
    await prepared(db, other, { title: "Another's" });
    const sent = await queriesSent(db, async () => {
      const { files, waiting, ready } = await listPreparedFiles.execute(as(admin, { now }), {});
      expect(files.map(({ title, state }) => [title, state])).toEqual([
        ["Waiting", "waiting"],
        ["Ready", "ready"],
        ["Fetched", "ready"],
      ]);
      expect([waiting, ready]).toEqual([1, 1]);
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toContain('"content"');
  }),
);

test(
  "a job that never reported back counts as failed after an hour; who lost the right is not offered another try, nor is what was erased",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    await prepared(db, admin, { title: "Silent", askedAt: before(61) });
    await prepared(db, admin, { title: "Erased", state: "failed", failure: "erased", askedAt: before(62) });
    await prepared(db, admin, {
      title: "Foreign right",
      rights: "crewingstaffmarine//1/",
      state: "failed",
      failure: "rights",
      askedAt: before(63),
    });
    const { files } = await listPreparedFiles.execute(as(admin, { now }), {});
    expect(files.map(({ title, state, failure, mayRetry }) => [title, state, failure, mayRetry])).toEqual([
      ["Silent", "failed", "error", true],
      ["Erased", "failed", "erased", false],
      ["Foreign right", "failed", "rights", false],
    ]);
  }),
);
