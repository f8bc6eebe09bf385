import { and, eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { approvalDay, mailedToken, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { openApprovalLink } from "../approvals/open-approval-link";
import { remindApproval } from "./remind-approval";
import { remindApprovals } from "./remind-approvals";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const clock = (day: string) => as({ kind: "scheduler" }, { now: new Date(`${day}T00:30:00Z`), channel: "job" });

test(
  "reminds after two working days and escalates after four, once each",
  rolledBack(async (db) => {
    const { anton, planner, plan } = await proposed(db);
    const planning = await person(db, "crewingplanningmarine");
    const first = await mailedToken(db, "PlanningPrincipal", anton.email);
    const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
    const done = [];
    for (const day of days) done.push(await remindApproval.execute(clock(day), { assignmentId: plan.id }));
    expect(done).toEqual([
      { reminded: 0, escalated: false },
      { reminded: 2, escalated: false },
      { reminded: 0, escalated: false },
      { reminded: 0, escalated: true },
      { reminded: 0, escalated: false },
    ]);
    const again = await mailedToken(db, "PlanningPrincipalReminder", anton.email);
    expect(again).not.toBe(first);
    for (const token of [first, again])
      expect(
        (await openApprovalLink.execute(as({ kind: "stranger" }, { now: approvalDay }), { token })).questions,
      ).toMatchObject([{ state: "open" }]);
    for (const { email } of [planning, planner])
      expect(
        await db
          .select()
          .from(mails)
          .where(and(eq(mails.type, "PlanningEscalated"), eq(mails.recipient, email))),
      ).toHaveLength(1);
  }),
);

test(
  "queues unanswered proposals only and approves nothing",
  rolledBack(async (db) => {
    const { anton, keys, plan } = await proposed(db);
    expect((await remindApprovals.execute(clock("2026-11-20"), {})).found).not.toContain(plan.id);
    expect((await remindApprovals.execute(clock("2026-11-24"), {})).found).toContain(plan.id);
    await decideAsPrincipal.execute(as(anton, { now: approvalDay }), { ...keys, assignmentStatus: "Confirmed" });
    expect((await remindApprovals.execute(clock("2026-11-30"), {})).found).not.toContain(plan.id);
    expect(await remindApproval.execute(clock("2026-11-30"), { assignmentId: plan.id })).toEqual({
      reminded: 0,
      escalated: false,
    });
  }),
);
