import { sql } from "drizzle-orm";
import { appraised } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import type { UserActor } from "@/lib/access/actor";
import { listAppraisals } from "./crews/list-appraisals";
import { addDays } from "@/lib/platform/calendar/dates";
import { tasks } from "./tasks";

afterAll(closeDatabase);
const now = new Date("2026-11-20T02:00:00Z");
const today = "2026-11-20";

test(
  "head and PDE see due and overdue reports, reviewers submitted ones; the count equals the list",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const soon = await aboard(db, ship, { rank: "Bosun", until: addDays(today, 9) });
    const sentBack = await aboard(db, ship, { rank: "Oiler", until: addDays(today, 8) });
    const waiting = await aboard(db, ship, { rank: "Able Seaman", until: addDays(today, 7) });
    await appraised(db, sentBack, { reviewStatus: "WaitingForRevision" });
    await appraised(db, waiting, { reviewStatus: "WaitingForReview" });
    const gone = await ashore(db, ship, { rank: "Cook", from: "2026-03-01", to: addDays(today, -5) });
    await scheduled(db, gone.tour, { statusId: 7 });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const pde = await person(db, "crewingpdemarine");
    const counted = async (key: string, actor: UserActor) => {
      const kind = tasks.find((one) => one.key === key);
      if (!kind?.isFor(actor)) return null;
      return (await db.execute(kind.waiting({ db, actor, today, now: sql`${now.toISOString()}` }).getSQL())).length;
    };
    expect(await counted("appraisals-to-write", head)).toBe(2);
    expect(await counted("appraisals-overdue", head)).toBe(1);
    expect(await counted("appraisals-to-review", head)).toBeNull();
    expect(await counted("appraisals-to-write", await person(db, "crewingplanningmarine"))).toBeNull();
    const listed = async (wait: string) => {
      const input = { vesselId: ship.id, waiting: wait };
      const { rows } = await listAppraisals.execute(as(pde, { now }), input);
      return rows.map(({ crewId }) => crewId);
    };
    expect(await listed("report")).toEqual([sentBack.person.id, soon.person.id]);
    expect(await listed("overdue")).toEqual([gone.person.id]);
    expect(await listed("review")).toEqual([waiting.person.id]);
    expect(tasks.map(({ href }) => href(head, "2026-11-20"))).toEqual(
      ["overdue", "report", "review"].map((wait) => `/dashboard/appraisal/${ship.id}/crew?waiting=${wait}`),
    );
  }),
);
