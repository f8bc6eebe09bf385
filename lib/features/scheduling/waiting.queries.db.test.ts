import { count, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { vessel } from "@/db/testing/crew";
import { joining } from "@/db/testing/records/joiners";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { listSchedules } from "./crews/list-schedules";
import { waitKinds } from "./waiting.rules";
import { isWaiting } from "./waiting.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const today = "2026-11-20";

/** Create joiners and one seafarer on board, each a day before and after they become due. */
async function fleet(db: Transaction) {
  const ship = await vessel(db);
  const joiners = [
    [1, "2026-12-20"],
    [1, "2026-12-21"],
    [2, "2026-12-11"],
    [2, "2026-12-12"],
    [3, "2026-11-20"],
    [3, "2026-11-21"],
  ] as const;
  for (const [index, [statusId, joins]] of joiners.entries()) {
    const one = await joining(db, ship, { sequence: index + 1, joins });
    const plan = {
      id: one.assignmentId,
      crewId: one.crewId,
      vesselId: ship.id,
      startDate: joins,
      endDate: "2027-06-20",
    };
    await scheduled(db, plan, { statusId });
  }
  for (const [index, until] of ["2026-12-20", "2026-12-21"].entries())
    await aboard(db, ship, { rank: "Oiler", sequence: index + 1, until });
  await db.update(schedules).set({ statusId: 4 }).where(eq(schedules.statusId, 6));
  const [someone] = await db.select({ id: schedules.id }).from(schedules).limit(1);
  const proposal = { scheduleId: someone?.id ?? 0, moment: "check-in" as const, proposedAt: now };
  const withdrawn = { endedAt: now, endReason: "withdrawn" as const };
  await db.insert(scheduleTimeProposals).values([proposal, { ...proposal, moment: "check-out", ...withdrawn }]);
}

test(
  "starts each wait on its day, equal in list and work list",
  rolledBack(async (db) => {
    await fleet(db);
    const admin = await person(db, "crewingadminmarine");
    for (const waiting of waitKinds) {
      const [counted] = await db.select({ total: count() }).from(schedules).where(isWaiting(waiting, today));
      expect([waiting, counted?.total]).toEqual([waiting, 1]);
      expect((await listSchedules.execute(as(admin, { now }), { waiting })).total).toBe(1);
    }
    const keys = [
      ...["ready-to-check-in", "times-to-confirm", "schedules-without-port"],
      ...["schedules-without-documents", "leaving-unplanned"],
    ];
    const { tasks } = await listWork.execute(as(admin, { now }), {});
    const found = tasks.flatMap(({ key, count: total, href }) =>
      keys.includes(key) ? [[key, total, href.split("waiting=")[1]]] : [],
    );
    expect(Object.fromEntries(found.map(([key, total, waiting]) => [key, [total, waiting]]))).toEqual({
      "ready-to-check-in": [1, "check-in"],
      "times-to-confirm": [1, "time"],
      "schedules-without-port": [1, "schedule"],
      "schedules-without-documents": [1, "documents"],
      "leaving-unplanned": [1, "leaving"],
    });
  }),
);
