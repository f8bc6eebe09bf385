import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { vessel } from "@/db/testing/crew";
import { approvalDay as now, plannedOn } from "@/db/testing/records/approvals";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { openApprovalLink } from "../approvals/open-approval-link";
import { removeAssignment } from "../proposals/remove-assignment";
import { getQueuedMail } from "./get-queued-mail";
import { sendApprovalMail } from "./send-approval-mail";
import { sendApprovalMailNow } from "./send-approval-mail-now";
import { sendPlanningMail } from "./send-planning-mail";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

/** Set up a principal with an account and two vessels, and a proposing manager. */
async function fleet(db: Transaction) {
  const owner = await principal(db);
  const [ship, other] = [await vessel(db, { principalId: owner.id }), await vessel(db, { principalId: owner.id })];
  const anton = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
  const planner = await person(db, "crewingmanagermarine");
  const plan = (of: typeof ship, rank: string) => plannedOn(db, { planner, ship: of, rank, isMailed: false });
  const send = (at = now) =>
    sendApprovalMail.execute(as({ kind: "scheduler" }, { now: at }), { principalId: owner.id });
  return { owner, ship, other, anton, planner, plan, send };
}
const mailsTo = (db: Transaction, email: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.type, "PlanningPrincipal"), eq(mails.recipient, email)))
    .orderBy(mails.id);
const jobsOf = (db: Transaction, principalId: number) =>
  db.execute<{ run_at: Date }>(
    sql`select run_at from graphile_worker.jobs where key = ${`approval-mail:${principalId}`}`,
  );

test(
  "bundles five proposals on two vessels into one mail",
  rolledBack(async (db) => {
    const { owner, ship, other, anton, planner, plan, send } = await fleet(db);
    for (const rank of ["Bosun", "Oiler", "Cook"]) await plan(ship, rank);
    for (const rank of ["Bosun", "Oiler"]) await plan(other, rank);
    expect(await mailsTo(db, anton.email)).toEqual([]);
    const jobs = await jobsOf(db, owner.id);
    expect(jobs.map(({ run_at: at }) => new Date(at).toISOString())).toEqual(["2026-11-20T02:05:00.000Z"]);
    expect(await getQueuedMail.execute(as(planner), { vesselId: other.id })).toEqual({
      vesselId: other.id,
      count: 5,
      sendAt: new Date("2026-11-20T02:05:00Z"),
    });
    expect((await send()).mailIds).toHaveLength(1);
    const [mail, ...more] = await mailsTo(db, anton.email);
    expect(more).toEqual([]);
    expect(mail?.title).toContain("5 proposals");
    const tokens = [...(mail?.plain ?? "").matchAll(/\/approve\/([\w-]{43})/g)].map(([, token]) => String(token));
    expect(tokens).toHaveLength(2);
    expect(mail?.plain.match(/answer by 4 Dec 2026/g)).toHaveLength(5);
    const asked = [];
    for (const token of tokens)
      asked.push((await openApprovalLink.execute(as({ kind: "stranger" }, { now }), { token })).questions.length);
    expect(asked.sort()).toEqual([2, 3]);
    expect((await send()).mailIds).toEqual([]);
    expect(await getQueuedMail.execute(as(planner), { vesselId: ship.id })).toMatchObject({ count: 0, sendAt: null });
  }),
);

test(
  "returns the documented answer and sends once with Send now",
  rolledBack(async (db) => {
    const { ship, anton, planner, plan } = await fleet(db);
    const { seat } = await plan(ship, "Bosun");
    const ask = () =>
      sendPlanningMail.execute(as(planner, { now }), { sendEmailType: "PlanningPrincipal", vesselCrewId: seat.id });
    expect(await ask()).toEqual({ mailIds: [], message: "Email sent!" });
    expect(await mailsTo(db, anton.email)).toEqual([]);
    const now1 = as(planner, { now });
    const sent = await sendApprovalMailNow.execute(now1, { vesselId: ship.id });
    expect(sent).toMatchObject({ mailIds: [expect.any(Number)], message: "Email sent!" });
    expect(await ask()).toEqual(sent);
    expect(await mailsTo(db, anton.email)).toHaveLength(1);
    await expect(sendApprovalMailNow.execute(now1, { vesselId: ship.id })).rejects.toMatchObject({
      messageKey: "approvals.queue.empty",
    });
  }),
);

test(
  "leaves out withdrawn proposals and checks permission",
  rolledBack(async (db) => {
    const { ship, anton, planner, plan, send } = await fleet(db);
    const { keys } = await plan(ship, "Bosun");
    await removeAssignment.execute(as(planner, { now }), keys);
    expect((await send()).mailIds).toEqual([]);
    await plan(ship, "Oiler");
    for (const role of ["crewingprincipalmarine", "crewingservicemarine", "crewmarine"] as const)
      for (const operation of [getQueuedMail, sendApprovalMailNow])
        await expect(operation.execute(as(await person(db, role)), { vesselId: ship.id })).rejects.toMatchObject({
          code: "forbidden",
        });
    for (const operation of [getQueuedMail, sendApprovalMailNow])
      await expect(
        operation.execute(as(await person(db, "crewingplanningtanker")), { vesselId: ship.id }),
      ).rejects.toMatchObject({ code: "not-found" });
    await expect(sendApprovalMail.execute(as(planner), { principalId: ship.principalId ?? 0 })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await mailsTo(db, anton.email)).toEqual([]);
  }),
);
