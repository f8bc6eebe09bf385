import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { approvalItems, assignments } from "@/db/schema/manning";
import { crew } from "@/db/schema/crew";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import type { Role, SubRole } from "@/db/enums/users";
import { approvalDay, proposed } from "@/db/testing/records/approvals";
import { vessel } from "@/db/testing/crew";
import { extensionDay, onBoard, requested } from "@/db/testing/records/extensions";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { bankAccount, ujbmInForce } from "@/db/testing/records/ujbm";
import type { UserActor } from "@/lib/access/actor";
import { canOpen } from "@/lib/access/menu";
import { roleColumn, type RoleColumn } from "@/lib/access/permissions";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { decideAsPrincipal } from "@/lib/features/manning/approvals/decide-as-principal";
import { listLongHandovers } from "@/lib/features/manning/approvals/list-long-handovers";
import { listSilentPrincipals } from "@/lib/features/manning/approvals/list-silent-principals";
import { recordConsent } from "@/lib/features/manning/extensions/record-consent";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import { confirmSuitabilityEntry } from "@/lib/features/suitability/confirm-suitability-entry";
import { closeMonth } from "@/lib/features/ujbm/months/close-month";
import { decidePayee } from "@/lib/features/ujbm/payees/decide-payee";
import { requestPayee } from "@/lib/features/ujbm/payees/request-payee";
import { translator } from "@/lib/platform/i18n/messages";
import { taskKeys, type TaskKey } from "@/db/enums/tasks";
import { kinds } from "./registry";
import { listWork } from "./work-list/list-work";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const marine: [Role, SubRole | null][] = [
  ["superadmin", null],
  ["crewingadminmarine", null],
  ["crewingmanagermarine", null],
  ["crewingplanningmarine", null],
  ["crewingservicemarine", null],
  ["crewingstaffmarine", null],
  ["crewingpdemarine", null],
  ["crewingfinancemarine", null],
  ["crewingprincipalmarine", null],
  ["crewmarine", "head"],
  ["crewmarine", "crew"],
];

/**
 * Work lists required by documents and issues: the source, and the roles of the policy.
 * Chandler requests are of the Tanker division, UJBM of Marine.
 */
const promised: Record<TaskKey, [place: string, ...columns: RoleColumn[]]> = {
  "proposals-to-answer": ["product 5.7: principal, proposals waiting", "PR"],
  "own-assignments": ["product 5.7: crew, confirm your assignment", "VH", "CR"],
  "own-extensions": ["product 5.3: consent of the seafarer", "VH", "CR"],
  "silent-seafarers": ["product 5.9: no answer within 5 days", "SA", "AD", "MG", "PL"],
  "silent-principals": ["product 5.9: after 4 working days to planner and manager", "SA", "AD", "MG", "PL"],
  "extensions-to-decide": ["product 5.3", "SA", "AD", "MG"],
  "vacant-seats": ["issue The desk, 2", "SA", "AD", "MG", "PL", "PR"],
  reliefs: ["issue The desk, 3", "SA", "AD", "MG", "PL"],
  "long-handovers": ["product 5.2: handover longer than 7 days", "SA", "AD", "MG", "PL"],
  "blocked-joiners": ["issue The desk, 3: blocks before joining", "SA", "AD", "MG", "PL", "ST", "PD"],
  "check-ups-without-result": ["product 5.13c: date + 3 days without result", "SA", "AD", "SV", "ST"],
  "late-check-ups": ["issue On-board preparation: who does it next and by when", "SA", "AD", "SV", "ST"],
  "late-trainings": ["issue On-board preparation", "SA", "AD", "ST", "PD"],
  "late-agreements": ["issue On-board preparation", "SA", "AD", "MG", "ST"],
  "joiners-without-pkl": ["product 2.15: joiners in 14 days without PKL", "SA", "AD", "MG", "ST"],
  "ready-to-check-in": ["product 5.6", "SA", "AD", "PL", "SV"],
  "times-to-confirm": ["product 5.11: the head proposes the actual time", "SA", "AD", "PL", "SV"],
  "schedules-without-port": ["product 5.6: Need Action", "SA", "AD", "PL", "SV"],
  "schedules-without-documents": ["product 5.6: Need Action", "SA", "AD", "SV"],
  "leaving-unplanned": ["product 5.6: Need Action", "SA", "AD", "PL", "SV"],
  "appraisals-overdue": ["product 5.5b: not Approved by check-out", "PD", "VH"],
  "appraisals-to-write": ["product 5.7: vessel head, appraisals due", "PD", "VH"],
  "appraisals-to-review": ["product 5.5b, 5.11", "SA", "AD", "MG", "PD"],
  "chandler-late": ["issue Ship chandler: late badge", "SA", "AD", "SV"],
  "chandler-received": ["product 5.13b: the head proposes the received date", "SA", "AD", "SV"],
  "chandler-submitted": ["product 5.13b", "SA", "AD", "SV"],
  "chandler-own": ["product 5.7: vessel head, chandler requests open", "VH"],
  "over-eleven-months": ["product 4: MLC A2.5", "SA", "AD", "MG", "PL"],
  "over-ten-months": ["product 4: warn at 10", "SA", "AD", "MG", "PL"],
  "ending-certificates": ["product 2.15: documents expiring on board", "SA", "AD", "ST", "PD"],
  "papers-to-verify": ["issue The desk, 3", "SA", "AD", "MG", "PD"],
  "change-requests": ["product 5.11: Q", "SA", "AD", "MG", "PL", "ST", "PD", "FN"],
  "data-requests": ["product 5.20", "SA", "AD", "MG"],
  "suitability-removals": ["product 5.4: removal approved by another", "SA", "MG"],
  "suitability-confirmations": ["product 5.4: level 3 when a different manager confirms", "SA", "MG"],
  "rates-to-verify": ["product 5.15.7", "SA", "MG", "FN"],
  "ujbm-payees": ["product 5.13: second-person confirmation", "SA", "AD", "FN"],
  "ujbm-months": ["product 5.13: closed on the 5th", "SA", "AD", "FN"],
  "applicants-screening": ["product 2.2: badge when over 14 days", "SA", "AD", "MG", "ST"],
  "applicants-boc": ["product 2.2", "SA", "AD", "MG", "ST"],
  "applicants-tests": ["product 2.2", "SA", "AD", "MG", "ST", "PD"],
  "applicants-interview": ["product 2.2", "SA", "AD", "MG", "ST", "PD"],
  "applicants-mcu": ["product 2.2", "SA", "AD", "MG", "SV", "ST"],
  "own-papers": ["product 5.7: crew, papers to renew", "VH", "CR"],
  "crew-papers": ["product 5.7: vessel head, crew with papers expiring on board", "VH"],
  "months-to-lock": ["product 5.15.1: target month end and 3 working days", "SA", "FN"],
  "held-drafts": ["product 5.15.6b: the slip fails closed", "SA", "FN"],
  "slips-left-out": ["product 5.15.1: nobody's month is forgotten", "SA", "FN"],
  "sums-to-verify": ["product 5.15.6b: verified by a second person", "SA", "MG", "FN"],
  "sums-of-last-year": ["product 5.15.6b: verified by a second person", "SA", "MG", "FN"],
  "debts-to-confirm": ["product 5.15: a second person confirms it", "SA", "MG", "FN"],
  "pay-differences": ["product 8, 5.15: differences go to finance", "SA", "FN"],
  "differences-to-decide": ["product 8, 5.15: a second person", "SA", "MG", "FN"],
  "runs-to-release": ["product 8, 5.15: a second person", "SA", "MG", "FN"],
  "transfers-rejected": ["product 8, 5.15: paid is a state of a transfer", "SA", "MG", "FN"],
  "billing-notes": ["product 5.14: a second person issues it", "SA", "MG", "FN"],
  "billing-start": ["product 5.14: a second person confirms it", "SA", "FN"],
  "years-to-amend": ["product 5.15.5: the year of who left is settled", "SA", "FN"],
};

const actors = (division: 1 | 2): UserActor[] =>
  marine.map(([role, subRole], index) => ({
    kind: "user",
    userId: index + 1,
    email: `${role}@example.test`,
    name: role,
    role: (division === 2 ? role.replace(/marine$/, "tanker") : role) as Role,
    subRole,
    divisionId: division,
    crewId: subRole ? 1 : null,
    vesselId: subRole ? 1 : null,
    principalId: role.includes("principal") ? 1 : null,
  }));

test("everything documents and issues put on a list of work is a kind, once, in words of both languages", () => {
  expect(kinds.map(({ key }) => key).toSorted()).toEqual([...taskKeys].toSorted());
  expect(Object.keys(promised).toSorted()).toEqual([...taskKeys].toSorted());
  for (const language of ["en", "id"] as const)
    for (const key of taskKeys) {
      const words = translator(language)(`tasks.kinds.${key}`, { count: 2 });
      expect([key, words]).not.toEqual([key, expect.stringContaining("tasks.kinds")]);
    }
});

test.each(taskKeys)(
  "%s is for exactly the roles it was promised to, and leads each to one page they may open",
  (key) => {
    const kind = kinds.find((one) => one.key === key);
    const [, ...columns] = promised[key];
    const division = key.startsWith("chandler") ? 2 : 1;
    const those = actors(division).filter((actor) => kind?.isFor(actor));
    expect(those.map(({ role, subRole }) => roleColumn(role, subRole))).toEqual(columns);
    for (const actor of those) {
      const href = kind?.href(actor, "2026-11-20") ?? "";
      expect([key, actor.role, href, canOpen(actor, href.split("?")[0] ?? "")]).toEqual([key, actor.role, href, true]);
    }
    const other = actors(division === 2 ? 1 : 2);
    if (/^(chandler|ujbm)/.test(key)) expect(other.filter((actor) => kind?.isFor(actor))).toEqual([]);
  },
);

const countOf = async (actor: UserActor, key: TaskKey, at = now) =>
  (await listWork.execute(as(actor, { now: at }), {})).tasks.find((task) => task.key === key)?.count ?? 0;

/** The links of a plan's principal are so old that planning was notified. */
const escalated = async (db: Transaction, assignmentId: number) =>
  db.update(approvalItems).set({ escalatedAt: approvalDay }).where(eq(approvalItems.assignmentId, assignmentId));

test(
  "a principal who is silent for four working days waits for planning until there is an answer; then the seafarer is asked, until they answer",
  rolledBack(async (db) => {
    const {
      anton,
      seat,
      plan,
      candidate,
      keys: { vesselCrewId: _, ...keys },
    } = await proposed(db);
    const planner = await person(db, "crewingplanningmarine");
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const at = (actor: UserActor) => as(actor, { now: approvalDay });
    expect(await countOf(planner, "silent-principals", approvalDay)).toBe(0);
    await escalated(db, plan.id);
    expect(await countOf(planner, "silent-principals", approvalDay)).toBe(1);
    expect((await listSilentPrincipals.execute(at(planner), {})).map(({ crewId }) => crewId)).toEqual([candidate.id]);
    expect(await countOf(await person(db, "crewingplanningtanker"), "silent-principals", approvalDay)).toBe(0);
    expect(await countOf(sailor, "own-assignments", approvalDay)).toBe(0);
    const decision = { ...keys, jobPositionId: seat.positionId, assignmentStatus: "Confirmed" };
    await decideAsPrincipal.execute(at(anton), decision);
    expect(await countOf(planner, "silent-principals", approvalDay)).toBe(0);
    expect(await countOf(sailor, "own-assignments", approvalDay)).toBe(1);
    await decideAsEmployee.execute(at(sailor), decision);
    expect(await countOf(sailor, "own-assignments", approvalDay)).toBe(0);
  }),
);

test(
  "who was relieved over a week ago and has not left waits for planning, exactly as the list says, until they leave",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const staying = await aboard(db, ship, { rank: "Bosun" });
    const relieved = (day: string) => ({ slot: "previous" as const, handoverSince: day });
    const set = (values: Partial<typeof assignments.$inferInsert>) =>
      db.update(assignments).set(values).where(eq(assignments.id, staying.tour.id));
    const planner = await person(db, "crewingplanningmarine");
    await set(relieved("2026-11-13"));
    expect(await countOf(planner, "long-handovers")).toBe(0);
    await set(relieved("2026-11-12"));
    expect(await countOf(planner, "long-handovers")).toBe(1);
    const listed = await listLongHandovers.execute(as(planner, { now }), {});
    expect(listed).toMatchObject([{ crewId: staying.person.id, askedAt: new Date("2026-11-11T17:00:00Z") }]);
    expect(await countOf(await person(db, "crewingmanagertanker"), "long-handovers")).toBe(0);
    await set({ checkedOutOn: "2026-11-20" });
    expect(await countOf(planner, "long-handovers")).toBe(0);
  }),
);

test(
  "an extension waits for the seafarer's consent",
  rolledBack(async (db) => {
    const { admin, sailor, self } = await onBoard(db);
    const made = await requested(admin, sailor.id, { consentName: undefined, hasRead: undefined });
    expect(await countOf(self, "own-extensions", extensionDay)).toBe(1);
    expect(await countOf(await person(db, "crewmarine", "crew"), "own-extensions", extensionDay)).toBe(0);
    await recordConsent.execute(as(self, { now: extensionDay }), {
      vesselCrewExtensionId: made.id,
      consentStatus: "Confirmed",
      hasRead: true,
      consentName: "Wahyu Hidayat",
    });
    expect(await countOf(self, "own-extensions", extensionDay)).toBe(0);
  }),
);

test(
  "a time the head reports waits for who checks in, on the list of exactly these, until it is taken or replaced",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { tour } = await aboard(db, ship, { rank: "Oiler", until: "2026-11-20" });
    const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, tour.id));
    const scheduleId = schedule?.id ?? 0;
    const service = await person(db, "crewingservicemarine");
    expect(await countOf(service, "times-to-confirm")).toBe(0);
    await db.insert(scheduleTimeProposals).values({ scheduleId, moment: "check-out", proposedAt: now });
    expect(await countOf(service, "times-to-confirm")).toBe(1);
    expect((await listSchedules.execute(as(service, { now }), { waiting: "time" })).total).toBe(1);
    expect(await countOf(await person(db, "crewingservicetanker"), "times-to-confirm")).toBe(0);
    await db.update(scheduleTimeProposals).set({ endedAt: now, endReason: "replaced" });
    expect(await countOf(service, "times-to-confirm")).toBe(0);
  }),
);

test(
  "an entry of level 3 waits for another manager, not for who wrote it, until it is confirmed",
  rolledBack(async (db) => {
    const { person: one } = await aboard(db, await vessel(db), {});
    const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const entry = await registered(db, one.id, author.userId, { level: 3 });
    expect(await countOf(author, "suitability-confirmations")).toBe(0);
    expect(await countOf(await person(db, "crewingadminmarine"), "suitability-confirmations")).toBe(0);
    expect(await countOf(await person(db, "crewingmanagertanker"), "suitability-confirmations")).toBe(0);
    expect(await countOf(other, "suitability-confirmations")).toBe(1);
    const list = await listBlacklist.execute(as(other, { now }), { confirmation: "waiting" });
    expect([list.total, list.rows.length]).toEqual([1, 1]);
    await confirmSuitabilityEntry.execute(as(other, { now }), { employeeBlackListid: entry.id });
    expect(await countOf(other, "suitability-confirmations")).toBe(0);
  }),
);

test(
  "a head sees expiring certificates of the own crew, without themselves and other vessels, until they are renewed",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const master = await aboard(db, ship, { rank: "Master" });
    const oiler = await aboard(db, ship, { rank: "Oiler" });
    const away = await aboard(db, await vessel(db), { rank: "Oiler" });
    const ends = (id: number, day: string | null) =>
      db.update(crew).set({ missingCertificates: 0, firstCertificateExpiry: day }).where(eq(crew.id, id));
    for (const id of [master.person.id, oiler.person.id, away.person.id]) await ends(id, "2026-12-01");
    const head = await person(db, "crewmarine", "head", { crewId: master.person.id, vesselId: ship.id });
    expect(await countOf(head, "crew-papers")).toBe(1);
    await ends(oiler.person.id, "2031-12-01");
    expect(await countOf(head, "crew-papers")).toBe(0);
  }),
);

test(
  "another account for UJBM waits for a second person, and a month past its day for who closes it; both go once it is done",
  rolledBack(async (db) => {
    await ujbmInForce(db);
    const ship = await vessel(db);
    const head = await aboard(db, ship, { rank: "Master", since: "2026-05-01" });
    await bankAccount(db, head.person.id);
    const [finance, admin] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const on = (day: string) => new Date(`${day}T05:00:00+07:00`);
    await closeMonth.execute(as(finance, { now: on("2026-08-05") }), { months: 8, year: 2026 });
    expect(await countOf(finance, "ujbm-months", on("2026-09-05"))).toBe(0);
    expect(await countOf(finance, "ujbm-months", on("2026-09-06"))).toBe(1);
    await closeMonth.execute(as(finance, { now: on("2026-09-06") }), { months: 9, year: 2026 });
    expect(await countOf(finance, "ujbm-months", on("2026-09-06"))).toBe(0);
    const account = {
      bankName: "Bank Mandiri",
      accountNumber: "14200123456",
      accountName: "PT Samudra",
      reason: "Galley",
    };
    const asked = await requestPayee.execute(as(finance, { now }), { vesselId: ship.id, ...account });
    expect([await countOf(finance, "ujbm-payees"), await countOf(admin, "ujbm-payees")]).toEqual([0, 1]);
    expect(await countOf(await person(db, "crewingfinancetanker"), "ujbm-payees")).toBe(0);
    await decidePayee.execute(as(admin, { now }), { id: asked.id, decision: "Rejected" });
    expect(await countOf(admin, "ujbm-payees")).toBe(0);
  }),
);
