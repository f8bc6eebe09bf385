import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { principalContacts, principals } from "@/db/schema/vessels";
import { approvalDay as now, mailedToken, plannedOn, proposed } from "@/db/testing/records/approvals";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { delegateAnswer } from "./delegate-answer";
import { openApprovalLink } from "./open-approval-link";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

let hosts = 0;
const stranger = () => as({ kind: "stranger" }, { now, address: `192.0.2.${(hosts += 1)}` });
const open = (token: string) => openApprovalLink.execute(stranger(), { token });
async function name(token: string, more: object) {
  const { handOverView } = await open(token);
  const given = { token, view: handOverView, name: "Rina Kusuma", hasRead: "on", ...more };
  return delegateAnswer.execute(stranger(), given as Parameters<typeof delegateAnswer.execute>[1]); // what a form sends is judged there
}

test(
  "sends the colleague a link with everything open and ends the first one",
  rolledBack(async (db) => {
    const { owner, anton, planner, ship, plan } = await proposed(db);
    await db.update(principals).set({ email: "office@pelayaran.example" }).where(eq(principals.id, owner.id));
    const other = await plannedOn(db, { planner, ship, rank: "Oiler" });
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    expect(await name(token, { email: " Rina@Pelayaran.example " })).toEqual({ asked: 2 });
    expect(await open(token)).toMatchObject({
      namedPerson: "r•••@pelayaran.example",
      handOverView: null,
      questions: [{ state: "handed-over" }, { state: "handed-over" }],
    });
    const next = await open(await mailedToken(db, "PlanningPrincipal", "rina@pelayaran.example"));
    expect(next.questions.map(({ shown }) => shown?.terms.assignmentId)).toEqual([plan.id, other.plan.id]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.hand-over-link"))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { subject: String(plan.id), after: { by: { email: anton.email }, to: { email: "rina@pelayaran.example" } } },
      { subject: String(other.plan.id) },
    ]);
  }),
);

test(
  "accepts only another person of the principal, with checkbox",
  rolledBack(async (db) => {
    const { anton, budi } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    for (const [more, path] of [
      [{ email: "rina@elsewhere.example" }, "email"],
      [{ email: anton.email }, "email"],
      [{ email: "no address" }, "email"],
      [{ email: budi.email, hasRead: "" }, "hasRead"],
      [{ email: budi.email, name: " " }, "name"],
    ] as const)
      await expect(name(token, more)).rejects.toMatchObject({ code: "invalid", fields: [{ path }] });
    await expect(name(token, { email: budi.email, view: "x" })).rejects.toMatchObject({ code: "conflict" });
    expect((await open(token)).questions).toMatchObject([{ state: "open" }]);
    expect(await name(token, { email: budi.email })).toEqual({ asked: 1 });
    await expect(name(token, { email: budi.email, view: "x" })).rejects.toMatchObject({ code: "conflict" });
  }),
);

test(
  "refuses office, foreign and seafarer addresses and shared domains",
  rolledBack(async (db) => {
    const { owner, anton, planner, candidate } = await proposed(db);
    const other = await principal(db);
    await db.update(principals).set({ email: "office@shared.example" }).where(eq(principals.id, owner.id));
    await db.update(principals).set({ email: "crewing@shared.example" }).where(eq(principals.id, other.id));
    const rival = await person(db, "crewingprincipalmarine", null, { principalId: other.id });
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    for (const email of [
      planner.email,
      planner.email.replace("@", "+approve@"),
      rival.email,
      sailor.email,
      candidate.email,
      "rina@shared.example",
      "rina@example.test",
    ])
      await expect(name(token, { email })).rejects.toMatchObject({
        code: "invalid",
        fields: [{ path: "email", message: "approvals.page.unknown" }],
      });
    expect((await open(token)).questions).toMatchObject([{ state: "open" }]);
  }),
);

test(
  "accepts contacts who may answer at any address",
  rolledBack(async (db) => {
    const { owner, anton } = await proposed(db);
    const contact = { principalId: owner.id, name: "Lia" };
    await db.insert(principalContacts).values([
      { ...contact, email: "lia@gmail.com" },
      { ...contact, email: "intern@client.example", mayAnswer: false },
    ]);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    await expect(name(token, { email: "intern@client.example" })).rejects.toMatchObject({
      fields: [{ path: "email", message: "approvals.page.mayNotAnswer" }],
    });
    expect(await name(token, { email: "Lia@gmail.com" })).toEqual({ asked: 1 });
    const next = await mailedToken(db, "PlanningPrincipal", "lia@gmail.com");
    expect((await open(next)).questions).toMatchObject([{ state: "open" }]);
    await db.update(principalContacts).set({ mayAnswer: false }).where(eq(principalContacts.email, "lia@gmail.com"));
    expect((await open(next)).questions).toMatchObject([{ state: "closed" }]);
  }),
);
