import { eq } from "drizzle-orm";
import { schedules } from "@/db/schema/scheduling";
import { appraised } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { documented } from "@/db/testing/records/schedules";
import { guardFactsOf } from "./guard.queries";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");

test(
  "counts a submitted sign-off report or an uploaded document; returned and old ones do not count",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman", until: "2026-12-05" });
    const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, stay.tour.id));
    if (!schedule) throw new Error("no schedule");
    const reports = async () => (await guardFactsOf(db, schedule, new Map(), now)).reports;
    expect(await reports()).toBe(0);
    const early = { reason: "special request", periodTo: "2026-09-01" } as const;
    await appraised(db, stay, { ...early, dateOfReport: "2026-11-04" });
    expect(await reports()).toBe(0);
    await appraised(db, stay, { ...early, dateOfReport: "2026-11-05" });
    expect(await reports()).toBe(1);
    await appraised(db, stay, { reviewStatus: "WaitingForRevision" });
    expect(await reports()).toBe(1);
    await documented(db, schedule, { kind: "appraisal", usage: "OffBoard" });
    expect(await reports()).toBe(2);
  }),
);

test(
  "ignores reports of another assignment; a sign-off report counts whenever it was written",
  rolledBack(async (db) => {
    const [stay, other] = [
      await aboard(db, await vessel(db), { rank: "Able Seaman", until: "2026-12-05" }),
      await aboard(db, await vessel(db), { rank: "Bosun", until: "2026-12-05" }),
    ];
    const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, stay.tour.id));
    if (!schedule) throw new Error("no schedule");
    const reports = async () => (await guardFactsOf(db, schedule, new Map(), now)).reports;
    await appraised(db, other, { dateOfReport: "2026-11-19" });
    expect(await reports()).toBe(0);
    await appraised(db, stay, { dateOfReport: "2026-09-02", periodTo: "2026-09-01" });
    expect(await reports()).toBe(1);
  }),
);

test(
  "counts a report that waits for review as submitted",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman", until: "2026-12-05" });
    const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, stay.tour.id));
    await appraised(db, stay, { reviewStatus: "WaitingForReview", reviewedAt: null });
    expect(schedule && (await guardFactsOf(db, schedule, new Map(), now)).reports).toBe(1);
  }),
);
