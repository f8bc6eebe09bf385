import { eq } from "drizzle-orm";
import { mails } from "@/db/schema/mail";
import { approvalDay as now, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsEmployee } from "../approvals/decide-as-employee";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { sendPlanningMail } from "./send-planning-mail";

afterAll(closeDatabase);

test(
  "sends a queued mail once",
  rolledBack(async (db) => {
    const { planner, seat } = await proposed(db);
    const ask = () =>
      sendPlanningMail.execute(as(planner, { now }), {
        sendEmailType: "PlanningPrincipal",
        vesselCrewId: seat.id,
        assignmentOn: "Next",
      });
    const [one, two] = [await ask(), await ask()];
    expect(one).toMatchObject({ mailIds: [expect.any(Number), expect.any(Number)], message: "Email sent!" });
    expect(two).toEqual(one);
    expect(await db.select().from(mails).where(eq(mails.type, "PlanningPrincipal"))).toHaveLength(2);
  }),
);

test(
  "sends the next due mail after each answer and refuses others",
  rolledBack(async (db) => {
    const { anton, planner, seat, keys, candidate } = await proposed(db);
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const ask = (actor: typeof anton, sendEmailType: string) =>
      sendPlanningMail.execute(as(actor, { now }), { sendEmailType, vesselCrewId: seat.id, assignmentOn: "Next" });
    await expect(ask(planner, "PlanningEmployee")).rejects.toMatchObject({ messageKey: "approvals.mailNotDue" });
    await expect(ask(planner, "PlanningNobody")).rejects.toMatchObject({ messageKey: "mail.unknownType" });
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    expect((await ask(anton, "PlanningEmployee")).mailIds).toHaveLength(1);
    const declined = { ...keys, assignmentStatus: "Rejected" as const, reason: "Staying with my family" };
    await decideAsEmployee.execute(as(sailor, { now }), declined);
    const resent = await ask(sailor, "PlanningEmployeeReject");
    expect(resent.mailIds.length).toBeGreaterThanOrEqual(0);
  }),
);

test(
  "requires the permission for the change and hides other divisions",
  rolledBack(async (db) => {
    const { seat } = await proposed(db);
    const input = { sendEmailType: "PlanningPrincipal", vesselCrewId: seat.id };
    for (const role of ["crewingfinancemarine", "crewmarine", "crewingprincipalmarine"] as const)
      await expect(sendPlanningMail.execute(as(await person(db, role)), input)).rejects.toMatchObject({
        code: "forbidden",
      });
    await expect(sendPlanningMail.execute(as(await person(db, "crewingplanningtanker")), input)).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
