import { audited } from "@/db/testing/audited";
import { approvalDay, mailedToken, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { openApprovalLink } from "../approvals/open-approval-link";
import { remindAnswer } from "./remind-answer";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const on = (day: string) => new Date(`${day}T03:00:00Z`);
const stranger = () => as({ kind: "stranger" }, { now: on("2026-11-23") });

test(
  "reminds the principal with a new link, at most once a day",
  rolledBack(async (db) => {
    const { anton, planner, plan } = await proposed(db);
    const remind = (day: string) => remindAnswer.execute(as(planner, { now: on(day) }), { assignmentId: plan.id });
    await expect(remind("2026-11-20")).rejects.toMatchObject({ messageKey: "approvals.remind.today" });
    const first = await mailedToken(db, "PlanningPrincipal", anton.email);
    expect(await remind("2026-11-23")).toEqual({ party: "principal", reminded: 2 });
    const again = await mailedToken(db, "PlanningPrincipalReminder", anton.email);
    expect(again).not.toBe(first);
    expect((await openApprovalLink.execute(stranger(), { token: again })).questions).toMatchObject([{ state: "open" }]);
    expect(await audited(db, "manning.remind-answer")).toMatchObject([{ after: { party: "principal", reminded: 2 } }]);
    await expect(remind("2026-11-23")).rejects.toMatchObject({ messageKey: "approvals.remind.today" });
    expect((await remind("2026-11-24")).reminded).toBe(2);
  }),
);

test(
  "reminds the seafarer once the principal has approved, and nobody after both answered or from another division",
  rolledBack(async (db) => {
    const { anton, planner, plan, keys, candidate } = await proposed(db);
    await decideAsPrincipal.execute(as(anton, { now: approvalDay }), { ...keys, assignmentStatus: "Confirmed" });
    const first = await mailedToken(db, "PlanningEmployee", candidate.email);
    const remind = (actor: typeof planner) =>
      remindAnswer.execute(as(actor, { now: on("2026-11-23") }), { assignmentId: plan.id });
    await expect(remind(await person(db, "crewingplanningtanker"))).rejects.toMatchObject({ code: "not-found" });
    expect(await remind(planner)).toEqual({ party: "employee", reminded: 1 });
    expect(await mailedToken(db, "PlanningEmployee", candidate.email)).not.toBe(first);
  }),
);
