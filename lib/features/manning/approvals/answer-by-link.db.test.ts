import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { evidencePacks } from "@/db/schema/evidence";
import { mails } from "@/db/schema/mail";
import { approvalItems, approvalLinks, approvalTokens, assignments } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { crew } from "@/db/schema/crew";
import { principalContacts, vessels } from "@/db/schema/vessels";
import { approvalDay as now, mailedToken, plannedOn, proposed } from "@/db/testing/records/approvals";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sendApprovalMail } from "../links/send-approval-mail";
import { changeAssignmentDates } from "../proposals/change-assignment-dates";
import { removeAssignment } from "../proposals/remove-assignment";
import { answerByLink } from "./answer-by-link";
import { decideAsPrincipal } from "./decide-as-principal";
import { openApprovalLink } from "./open-approval-link";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

let hosts = 0;
/** Return a visitor with an address of their own by default. */
const stranger = (more: object = {}) => as({ kind: "stranger" }, { now, address: `192.0.2.${(hosts += 1)}`, ...more });
const open = (token: string, more = {}) => openApprovalLink.execute(stranger(more), { token });
type Sent = Parameters<typeof answerByLink.execute>[1];
const send = (input: object, more = {}) => answerByLink.execute(stranger(more), input as Sent); // what a form sends is judged there
const rowOf = async (db: Transaction, id: number) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0];

/** Return what the first open question of a page submits. */
async function formOf(token: string, more = {}) {
  const { questions } = await open(token, more);
  const question = questions.find(({ state }) => state === "open");
  return { token, itemId: question?.itemId ?? 0, view: question?.view ?? "", hasRead: "on" };
}
const no = { answer: "Rejected", reason: "No experience on tankers" };

test(
  "mails each account of the principal its own link and stores only the token hash",
  rolledBack(async (db) => {
    const { anton, budi, plan } = await proposed(db);
    const [one, other] = [
      await mailedToken(db, "PlanningPrincipal", anton.email),
      await mailedToken(db, "PlanningPrincipal", budi.email),
    ];
    expect(one).not.toBe(other);
    const kept = await db.select().from(approvalTokens);
    expect(JSON.stringify(kept)).not.toContain(one);
    const page = await open(one);
    expect(page).toMatchObject({
      purpose: "principal-approval",
      issuedTo: expect.stringMatching(/^c•••@example.test$/),
    });
    expect(page.questions).toMatchObject([
      { state: "open", name: "Wahyu Hidayat", shown: { terms: { assignmentId: plan.id, from: "2027-01-10" } } },
    ]);
  }),
);

test(
  "shows the CV and check with the principal's visibility only",
  rolledBack(async (db) => {
    const { anton, candidate } = await proposed(db);
    const [question] = (await open(await mailedToken(db, "PlanningPrincipal", anton.email))).questions;
    expect(question?.shown?.cv?.certificates.length).toBeGreaterThan(0);
    expect(question?.shown?.check?.items.some(({ area }) => area === "suitability")).toBe(false);
    const text = JSON.stringify(question?.shown);
    for (const secret of [candidate.email, "1234567", "E 143100"]) expect(text).not.toContain(secret);
  }),
);

test(
  "confirms the assignment by two links, with mails, audit entries and sealed packs",
  rolledBack(async (db) => {
    const { anton, plan, candidate } = await proposed(db);
    const service = await person(db, "crewingservicemarine");
    await send({ ...(await formOf(await mailedToken(db, "PlanningPrincipal", anton.email))), answer: "Confirmed" });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Confirmed", employeeStatus: "Pending" });
    const own = await mailedToken(db, "PlanningEmployee", candidate.email);
    expect((await open(own)).questions[0]?.shown).toMatchObject({
      terms: { from: "2027-01-10" },
      cv: null,
      check: null,
    });
    await send({ ...(await formOf(own)), answer: "Confirmed" });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Confirmed", employeeStatus: "Confirmed" });
    const [notification] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.type, "PlanningConfirmed"), eq(mails.recipient, service.email)));
    expect(notification?.plain).toContain("Wahyu Hidayat");
    const packs = await db
      .select()
      .from(evidencePacks)
      .where(eq(evidencePacks.assignmentId, plan.id))
      .orderBy(evidencePacks.id);
    expect(packs.map(({ party, way, answer }) => [party, way, answer])).toEqual([
      ["principal", "link", "Confirmed"],
      ["employee", "link", "Confirmed"],
    ]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.answer-by-link"))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { after: { way: "link", by: { email: anton.email, how: "link" }, evidence: packs[0]?.hash } },
      { after: { way: "link", by: { email: candidate.email }, evidence: packs[1]?.hash } },
    ]);
  }),
);

test(
  "decides nothing when a scanner opens the page and submits forms without checkbox",
  rolledBack(async (db) => {
    const { anton, plan } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    for (let times = 0; times < 50; times += 1) await open(token, { userAgent: `Scanner ${times}` });
    const { hasRead: _ticked, ...form } = await formOf(token);
    for (const input of [
      { ...form, answer: "Confirmed" },
      { ...form, ...no },
      { ...form, ...no, hasRead: "" },
      { ...form, answer: "Confirmed", hasRead: "off" },
    ])
      await expect(send(input)).rejects.toMatchObject({ code: "invalid" });
    await expect(send({ ...form, hasRead: "on", answer: "Rejected", reason: "too short" })).rejects.toMatchObject({
      fields: [{ path: "reason", message: "validation.tooShort?min=10" }],
    });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending", version: 1 });
  }),
);

test(
  "refuses a missing or foreign page view token",
  rolledBack(async (db) => {
    const { anton, budi, plan } = await proposed(db);
    const form = await formOf(await mailedToken(db, "PlanningPrincipal", anton.email));
    const others = await formOf(await mailedToken(db, "PlanningPrincipal", budi.email));
    for (const view of ["", "x", others.view])
      await expect(send({ ...form, view, answer: "Confirmed" })).rejects.toMatchObject({
        code: "conflict",
        messageKey: "approvals.page.changed",
      });
    await expect(send({ ...form, itemId: others.itemId, answer: "Confirmed" })).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending" });
  }),
);

test(
  "accepts the first of two principals and shows it on the other link",
  rolledBack(async (db) => {
    const { anton, budi, plan } = await proposed(db);
    const [one, other] = [
      await mailedToken(db, "PlanningPrincipal", anton.email),
      await mailedToken(db, "PlanningPrincipal", budi.email),
    ];
    const [first, second] = [await formOf(one), await formOf(other)];
    await send({ ...first, ...no });
    await expect(send({ ...second, answer: "Confirmed" })).rejects.toMatchObject({ code: "conflict" });
    for (const token of [one, other])
      expect((await open(token)).questions).toMatchObject([
        { state: "decided", shown: null, outcome: { answer: "Rejected", by: "Sari Wijaya", reason: no.reason } },
      ]);
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Rejected", rejectionReason: no.reason });
  }),
);

test(
  "ends the links when answered from an account",
  rolledBack(async (db) => {
    const { anton, budi, keys } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", budi.email);
    const form = await formOf(token);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    await expect(send({ ...form, ...no })).rejects.toMatchObject({ code: "conflict" });
    expect((await open(token)).questions).toMatchObject([{ state: "decided", outcome: { answer: "Confirmed" } }]);
  }),
);

test(
  "ends the link after a move of over a week and updates it after a shorter one",
  rolledBack(async (db) => {
    const { owner, anton, planner, keys, dates } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    const stale = await formOf(token);
    const tomorrow = new Date("2026-11-21T02:00:00Z");
    const move = (startAssignmentDate: string) =>
      changeAssignmentDates.execute(as(planner, { now: tomorrow }), { ...keys, ...dates, startAssignmentDate });
    await move("2027-01-15");
    await expect(send({ ...stale, answer: "Confirmed" })).rejects.toMatchObject({
      messageKey: "approvals.page.changed",
    });
    expect((await open(token)).questions).toMatchObject([{ state: "open", shown: { terms: { from: "2027-01-15" } } }]);
    const form = await formOf(token);
    await move("2027-02-15");
    await expect(send({ ...form, answer: "Confirmed" })).rejects.toMatchObject({ code: "conflict" });
    expect((await open(token)).questions).toMatchObject([{ state: "dates-changed", shown: null, view: null }]);
    await sendApprovalMail.execute(as({ kind: "scheduler" }, { now }), { principalId: owner.id });
    const newer = await mailedToken(db, "PlanningPrincipal", anton.email);
    expect(newer).not.toBe(token);
    expect((await open(newer)).questions).toMatchObject([{ state: "open", shown: { terms: { from: "2027-02-15" } } }]);
  }),
);

test(
  "closes the link without details when plan, person, principal or account changed",
  rolledBack(async (db) => {
    const { anton, ship, planner, keys, candidate } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    const stateOf = async () => (await open(token)).questions[0];
    const form = await formOf(token);
    const dead = async (state: string) => {
      expect(await stateOf()).toMatchObject({ state, shown: null, view: null });
      await expect(send({ ...form, answer: "Confirmed" })).rejects.toMatchObject({ code: "conflict" });
    };
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, anton.userId));
    await dead("closed");
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, anton.userId));
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, candidate.id));
    await dead("closed");
    await db.update(crew).set({ processingStoppedAt: null }).where(eq(crew.id, candidate.id));
    const { principalId } = ship;
    await db
      .update(vessels)
      .set({ principalId: (await principal(db)).id })
      .where(eq(vessels.id, ship.id));
    await dead("closed");
    await db.update(vessels).set({ principalId }).where(eq(vessels.id, ship.id));
    expect(await stateOf()).toMatchObject({ state: "open" });
    await removeAssignment.execute(as(planner, { now }), { ...keys, reason: "Planned somebody else" });
    await dead("removed");
  }),
);

test(
  "expires links after fourteen days, at the latest on the joining day",
  rolledBack(async (db) => {
    const { anton, plan } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    const at = async (day: string) => (await open(token, { now: new Date(day) })).questions[0]?.state;
    expect([await at("2026-12-04T01:59:00Z"), await at("2026-12-04T02:00:00Z")]).toEqual(["open", "expired"]);
    const [item] = await db.select().from(approvalItems).where(eq(approvalItems.assignmentId, plan.id));
    expect(item?.expiresAt).toEqual(new Date("2026-12-04T02:00:00Z"));
  }),
);

test(
  "lists all proposals per vessel and day under one link, each answered separately",
  rolledBack(async (db) => {
    const { anton, ship, planner, plan } = await proposed(db);
    const first = await mailedToken(db, "PlanningPrincipal", anton.email);
    const other = await plannedOn(db, { planner, ship, rank: "Oiler" });
    const second = await mailedToken(db, "PlanningPrincipal", anton.email);
    expect(second).not.toBe(first);
    for (const token of [first, second])
      expect((await open(token)).questions.map(({ shown }) => shown?.terms.assignmentId)).toEqual([
        plan.id,
        other.plan.id,
      ]);
    await send({ ...(await formOf(first)), answer: "Confirmed" });
    expect((await open(second)).questions.map(({ state }) => state)).toEqual(["decided", "open"]);
    expect(await rowOf(db, other.plan.id)).toMatchObject({ principalStatus: "Pending" });
  }),
);

test(
  "refuses unknown tokens and rate-limits reads and answers",
  rolledBack(async (db) => {
    const { anton, plan } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    for (const made of ["x", "A".repeat(43), `${token}x`, token.toLowerCase()])
      await expect(open(made)).rejects.toMatchObject({ code: "not-found", messageKey: "approvals.linkInvalid" });
    const here = { address: "198.51.100.1" };
    for (let times = 0; times < 30; times += 1) await open(token, here);
    await expect(open(token, here)).rejects.toMatchObject({ code: "too-many" });
    const form = await formOf(token);
    for (let times = 0; times < 10; times += 1)
      await expect(send({ ...form, view: "x", answer: "Confirmed" }, here)).rejects.toMatchObject({ code: "conflict" });
    await expect(send({ ...form, answer: "Confirmed" }, here)).rejects.toMatchObject({ code: "too-many" });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending" });
  }),
);

test(
  "refuses accounts of the office, other principals and others",
  rolledBack(async (db) => {
    const { anton, planner, plan, candidate } = await proposed(db);
    const other = await principal(db);
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    const form = await formOf(token);
    for (const actor of [
      planner,
      await person(db, "superadmin"),
      await person(db, "crewingadminmarine"),
      await person(db, "crewingprincipalmarine", null, { principalId: other.id }),
      sailor,
    ]) {
      const door = as(actor, { now, address: `192.0.2.${(hosts += 1)}` });
      expect((await openApprovalLink.execute(door, { token })).questions).toMatchObject([
        { state: "other-account", shown: null },
      ]);
      await expect(answerByLink.execute(door, { ...form, answer: "Confirmed" } as Sent)).rejects.toMatchObject({
        code: "forbidden",
        messageKey: "approvals.page.otherAccount",
      });
    }
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending" });
    const own = as(anton, { now, address: `192.0.2.${(hosts += 1)}` });
    expect(await answerByLink.execute(own, { ...form, answer: "Confirmed" } as Sent)).toEqual({ answer: "Confirmed" });
    const consent = await mailedToken(db, "PlanningEmployee", sailor.email);
    await expect(
      answerByLink.execute(as(planner, { now }), { ...(await formOf(consent)), answer: "Confirmed" } as Sent),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "closes a link sent to an office address",
  rolledBack(async (db) => {
    const { anton, planner } = await proposed(db);
    const token = await mailedToken(db, "PlanningPrincipal", anton.email);
    await db
      .update(approvalLinks)
      .set({ email: planner.email, userId: null })
      .where(eq(approvalLinks.email, anton.email));
    expect((await open(token)).questions).toMatchObject([{ state: "closed", shown: null }]);
  }),
);

test(
  "asks the stand-in of an absent contact, each colleague once",
  rolledBack(async (db) => {
    const { owner, ship, anton, budi, planner } = await proposed(db);
    const add = async (name: string, email: string, more: object = {}) =>
      (
        await db
          .insert(principalContacts)
          .values({ principalId: owner.id, name, email, ...more })
          .returning()
      )[0]?.id;
    const standInId = await add("Lia", "lia@client.example");
    await add("Anton", anton.email, { awayUntil: "2026-12-01", standInId });
    await add("Tono", "tono@client.example", { mayAnswer: false });
    const { plan } = await plannedOn(db, { planner, ship, rank: "Oiler" });
    const asked = await db
      .select({ email: approvalLinks.email })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .where(eq(approvalItems.assignmentId, plan.id));
    expect(asked.map(({ email }) => email).sort()).toEqual([budi.email, "lia@client.example"].sort());
  }),
);
