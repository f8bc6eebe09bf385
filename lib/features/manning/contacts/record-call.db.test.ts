import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { assignmentEvents } from "@/db/schema/manning";
import { approvalDay, proposed } from "@/db/testing/records/approvals";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listSeatHistory } from "../history/list-seat-history";
import { getPlanContact } from "./get-plan-contact";
import { listPlanContacts } from "./list-plan-contacts";
import { recordCall } from "./record-call";
import { removeCall } from "./remove-call";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

const said = "Comes home on Monday, answers then";

test(
  "a call leaves a note in the seat's history with an audit entry; its author takes it back, and both remain",
  rolledBack(async (db) => {
    const { planner, plan, keys, candidate } = await proposed(db);
    await db.update(crew).set({ phone: "+628123456" }).where(eq(crew.id, candidate.id));
    const office = as(planner, { now: approvalDay });
    const { callId } = await recordCall.execute(office, { assignmentId: plan.id, said: ` ${said} ` });
    expect(await audited(db, "manning.record-call")).toMatchObject([{ after: { callId, said } }]);
    const contact = () => getPlanContact.execute(office, { assignmentId: plan.id });
    expect(await contact()).toMatchObject({
      asks: "principal",
      phone: "+628123456",
      remindedAt: null,
      lastCall: { said, at: approvalDay },
    });
    const colleague = as(await person(db, "crewingplanningmarine"), { now: approvalDay });
    await expect(removeCall.execute(colleague, { callId })).rejects.toMatchObject({ code: "not-found" });
    await removeCall.execute(office, { callId });
    expect((await contact()).lastCall).toBeNull();
    await expect(removeCall.execute(office, { callId })).rejects.toMatchObject({ code: "not-found" });
    const history = await listSeatHistory.execute(office, keys);
    expect(history.rows[0]?.events.map(({ event }) => event).slice(-2)).toEqual(["called", "call-removed"]);
    expect(await countQueries(db, () => listPlanContacts.execute(office, { assignmentIds: [plan.id] }))).toBe(3);
  }),
);

test(
  "another division sees neither the plan nor its telephone number, a principal may not call",
  rolledBack(async (db) => {
    const { anton, plan } = await proposed(db);
    const other = as(await person(db, "crewingplanningtanker"), { now: approvalDay });
    await expect(recordCall.execute(other, { assignmentId: plan.id, said })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(getPlanContact.execute(other, { assignmentId: plan.id })).rejects.toMatchObject({ code: "not-found" });
    expect(await listPlanContacts.execute(other, { assignmentIds: [plan.id] })).toEqual([]);
    const principal = as(anton, { now: approvalDay });
    await expect(recordCall.execute(principal, { assignmentId: plan.id, said })).rejects.toMatchObject({
      code: "forbidden",
    });
    const owner = as(await person(db, "crewingplanningmarine"), { now: approvalDay });
    await expect(recordCall.execute(owner, { assignmentId: plan.id, said: "ok" })).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await db.$count(assignmentEvents)).toBeGreaterThan(0);
  }),
);
