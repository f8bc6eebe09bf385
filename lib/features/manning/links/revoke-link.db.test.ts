import { mailedToken, approvalDay as now, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { openApprovalLink } from "../approvals/open-approval-link";
import { listLinks } from "./list-links";
import { revokeLink } from "./revoke-link";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

test(
  "lists recipients without tokens and revokes one question",
  rolledBack(async (db) => {
    const { anton, budi, planner, plan } = await proposed(db);
    const listed = await listLinks.execute(as(planner, { now }), { assignmentId: plan.id });
    expect(listed.map(({ email }) => email).sort()).toEqual([anton.email, budi.email].sort());
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    expect(JSON.stringify(listed)).not.toContain(token);
    const itemId = listed.find(({ email }) => email === anton.email)?.itemId ?? 0;
    await revokeLink.execute(as(planner, { now }), { itemId });
    await expect(revokeLink.execute(as(planner, { now }), { itemId })).rejects.toMatchObject({ code: "rule" });
    const stateOf = async (of: string) =>
      (
        await openApprovalLink.execute(as({ kind: "stranger" }, { now }), {
          token: await mailedToken(db, "PlanningPrincipal", of),
        })
      ).questions[0]?.state;
    expect([await stateOf(anton.email), await stateOf(budi.email)]).toEqual(["revoked", "open"]);
  }),
);

test(
  "refuses other divisions, principals and seafarers",
  rolledBack(async (db) => {
    const { anton, planner, plan } = await proposed(db);
    const [link] = await listLinks.execute(as(planner, { now }), { assignmentId: plan.id });
    const itemId = link?.itemId ?? 0;
    const tanker = await person(db, "crewingmanagertanker");
    expect(await listLinks.execute(as(tanker, { now }), { assignmentId: plan.id })).toEqual([]);
    await expect(revokeLink.execute(as(tanker, { now }), { itemId })).rejects.toMatchObject({ code: "not-found" });
    for (const actor of [anton, await person(db, "crewmarine"), await person(db, "crewingfinancemarine")]) {
      await expect(listLinks.execute(as(actor), { assignmentId: plan.id })).rejects.toMatchObject({
        code: "forbidden",
      });
      await expect(revokeLink.execute(as(actor), { itemId })).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
