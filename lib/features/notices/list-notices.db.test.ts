import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { assignments } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { appraised } from "@/db/testing/records/appraisals";
import { vessel } from "@/db/testing/crew";
import { aboard } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { notifySignOnOff } from "@/lib/features/manning/check-in-out/mail.queries";
import { readSeat } from "@/lib/features/manning/seats.queries";
import { enqueueMail, resendMail, siteUrl, type OutgoingMail } from "@/lib/platform/mail/outbox";
import { countUnreadNotices } from "./count-unread-notices";
import { getNotificationChannels } from "./get-notification-channels";
import { listNotices } from "./list-notices";
import { markNoticesRead } from "./mark-notices-read";
import { sendDigest } from "./send-digest";
import { sendDigests } from "./send-digests";
import { updateNotificationChannels } from "./update-notification-channels";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const bellOf = (actor: UserActor) => listNotices.execute(as(actor, { now }), {});
const unreadOf = async (actor: UserActor) => (await countUnreadNotices.execute(as(actor, { now }), {})).unread;
const choose = (actor: UserActor, ways: object) => updateNotificationChannels.execute(as(actor, { now }), { ways });
const scheduler = as({ kind: "scheduler" }, { now });
const digestOf = async (db: Transaction, { userId }: UserActor) => {
  const { mailId } = await sendDigest.execute(scheduler, { userId });
  return mailId === null ? null : (await db.select().from(mails).where(eq(mails.id, mailId)))[0];
};
const jobs = async (db: Transaction, mailId: number) =>
  (await db.execute(sql`select from graphile_worker.jobs where key = ${`mail:${mailId}`}`)).length;

/** A mail about an assignment to an account, as its noun writes it. */
const mailedNotice = (db: Transaction, to: UserActor, stay: number, more: Partial<OutgoingMail> = {}) =>
  enqueueMail(db, {
    type: "CheckedIn",
    subject: { type: "assignment", id: stay },
    recipient: to.email,
    language: "en",
    content: {
      title: "Agus signed on",
      greeting: "Dear Sari,",
      paragraphs: [],
      button: { label: "Open", href: siteUrl("/dashboard/vessel-management/1/details") },
      reason: "Because.",
    },
    ...more,
  });

async function fleet(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const { tour, person: sailor } = await aboard(db, ship, { rank: "Bosun" });
  return { owner, ship, tour, sailor };
}

test(
  "mails to an account appear in its bell, unread and linked; two queries for the bell, one for the count",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const [planner, other] = [await person(db, "crewingplanningmarine"), await person(db, "crewingplanningmarine")];
    const first = await mailedNotice(db, planner, tour.id);
    await mailedNotice(db, planner, tour.id, { type: "CheckedOut" });
    await mailedNotice(db, other, tour.id);
    const { rows, unread } = await bellOf(planner);
    expect(unread).toBe(2);
    expect(rows.map(({ topic, title, isRead, href }) => [topic, title, isRead, href])).toEqual([
      ["sign-ons", "Agus signed on", false, "/dashboard/vessel-management/1/details"],
      ["sign-ons", "Agus signed on", false, "/dashboard/vessel-management/1/details"],
    ]);
    expect(await countQueries(db, () => bellOf(planner))).toBe(2);
    expect(await countQueries(db, () => unreadOf(planner))).toBe(1);
    expect(await markNoticesRead.execute(as(planner, { now }), { ids: [first] })).toEqual({ unread: 1 });
    expect((await bellOf(planner)).rows.map(({ isRead }) => isRead)).toEqual([false, true]);
    await markNoticesRead.execute(as(planner, { now }), {});
    expect([await unreadOf(planner), await unreadOf(other)]).toEqual([0, 1]);
    expect((await listNotices.execute(as(planner, { now }), { unread: true })).rows).toEqual([]);
  }),
);

test(
  "refuses to mark notices of others; a stranger and the scheduler have no bell",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const [planner, other] = [await person(db, "crewingplanningmarine"), await person(db, "crewingplanningmarine")];
    const id = await mailedNotice(db, planner, tour.id);
    await markNoticesRead.execute(as(other, { now }), { ids: [id] });
    expect(await unreadOf(planner)).toBe(1);
    for (const kind of ["stranger", "scheduler"] as const)
      await expect(listNotices.execute(as({ kind }, { now }), {})).rejects.toMatchObject({ code: expect.any(String) });
  }),
);

test(
  "who may no longer see what a notice is about finds it neither in the list nor in the count: a vessel given to another principal, a head who moved, a changed division, a right taken away",
  rolledBack(async (db) => {
    const { owner, ship, tour, sailor } = await fleet(db);
    const client = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const planner = await person(db, "crewingplanningmarine");
    const self = await person(db, "crewmarine", "crew", { crewId: sailor.id });
    for (const reader of [client, head, planner, self]) await mailedNotice(db, reader, tour.id);
    const all = [client, head, planner, self];
    for (const reader of all) expect([(await bellOf(reader)).rows.length, await unreadOf(reader)]).toEqual([1, 1]);
    const blind = [
      { ...head, vesselId: (await vessel(db)).id },
      { ...planner, divisionId: 2 as const },
      { ...planner, accessList: [] },
      { ...self, crewId: null },
    ];
    for (const reader of blind) expect([(await bellOf(reader)).rows, await unreadOf(reader)]).toEqual([[], 0]);
    await db
      .update(vessels)
      .set({ principalId: (await principal(db)).id })
      .where(eq(vessels.id, ship.id));
    expect([(await bellOf(client)).rows, await unreadOf(client)]).toEqual([[], 0]);
  }),
);

test(
  "hides notices of appraisals and preparation after a change of role; the person themselves sees them",
  rolledBack(async (db) => {
    const stay = await aboard(db, await vessel(db), { rank: "Able Seaman" });
    const { id } = await appraised(db, stay, {});
    const pde = await person(db, "crewingpdemarine");
    const self = await person(db, "crewmarine", "crew", { crewId: stay.person.id });
    for (const reader of [pde, self])
      await mailedNotice(db, reader, id, { type: "AppraisalApproved", subject: { type: "appraisal", id } });
    for (const reader of [pde, self])
      expect([(await bellOf(reader)).rows.length, await unreadOf(reader)]).toEqual([1, 1]);
    const moved = { ...pde, role: "crewingfinancemarine" as const };
    expect([(await bellOf(moved)).rows, await unreadOf(moved)]).toEqual([[], 0]);
  }),
);

test(
  "shows that a salary slip is ready to its owner",
  rolledBack(async (db) => {
    const { sailor, tour } = await fleet(db);
    const self = await person(db, "crewmarine", "crew", { crewId: sailor.id });
    const path = siteUrl("/dashboard/work-order-and-billings/work-order-overview");
    const content = {
      title: "Your slip",
      greeting: "",
      paragraphs: [],
      button: { label: "Open", href: path },
      reason: "",
    };
    const subject = { type: "payroll-period", id: sailor.id };
    await mailedNotice(db, self, tour.id, { type: "WorkOrderReady", subject, content });
    expect((await bellOf(self)).rows).toMatchObject([{ topic: "pay", title: "Your slip", href: expect.any(String) }]);
    expect(await unreadOf({ ...self, crewId: null })).toBe(0);
  }),
);

test(
  "asked for once more, a mail goes again only to who wants it by mail",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const [one, other] = [await person(db, "crewingplanningmarine"), await person(db, "crewingplanningmarine")];
    await choose(one, { "sign-ons": "none" });
    const [quiet, loud] = [await mailedNotice(db, one, tour.id), await mailedNotice(db, other, tour.id)];
    for (const id of [quiet, loud]) await resendMail(db, id);
    expect([await jobs(db, quiet), await jobs(db, loud)]).toEqual([0, 1]);
  }),
);

test(
  "notices contain no tokens: a question links to the signed-in page; account mails are no notices",
  rolledBack(async (db) => {
    const { tour, sailor } = await fleet(db);
    const self = await person(db, "crewmarine", "crew", { crewId: sailor.id });
    const button = { label: "Answer", href: siteUrl("/approve/secret-token?lang=en") };
    const content = { title: "Will you join?", greeting: "", paragraphs: [], button, reason: "" };
    await mailedNotice(db, self, tour.id, { type: "PlanningEmployee", content });
    await mailedNotice(db, self, tour.id, { type: "PasswordReset", content });
    const { rows } = await bellOf(self);
    expect(rows.map(({ topic, href }) => [topic, href])).toEqual([
      ["questions", `/dashboard/crew-management/${sailor.id}/details?tab=upcoming-schedule`],
    ]);
    expect(JSON.stringify(await db.select({ path: mails.path }).from(mails))).not.toContain("secret");
  }),
);

test(
  "delivers a notice as the user chose: at once, in the digest, in the bell only, or not at all",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const planner = await person(db, "crewingplanningmarine");
    const wayOf = async (id: number) => {
      const [row] = await db.select({ way: mails.way }).from(mails).where(eq(mails.id, id));
      return [row?.way, await jobs(db, id)];
    };
    let version = 1;
    const notify = (more: Partial<OutgoingMail> = {}) =>
      mailedNotice(db, planner, tour.id, { subject: { type: "assignment", id: tour.id, version: version++ }, ...more });
    expect(await wayOf(await notify())).toEqual(["at-once", 1]);
    for (const [way, count] of [
      ["digest", 0],
      ["bell", 0],
      ["none", 0],
      ["at-once", 1],
    ] as const) {
      await choose(planner, { "sign-ons": way });
      expect(await wayOf(await notify())).toEqual([way, count]);
    }
    expect((await bellOf(planner)).rows).toHaveLength(4);
    await choose(planner, { "sign-ons": "digest" });
    const letter = { name: "letter.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-") };
    expect(await wayOf(await notify({ attachments: [letter] }))).toEqual(["at-once", 1]);
    expect(await wayOf(await notify({ type: "BankChangeAlert" }))).toEqual(["at-once", 1]);
    const admin = await person(db, "crewingadminmarine");
    expect(await wayOf(await notify({ recipient: admin.email }))).toEqual(["at-once", 1]);
  }),
);

test(
  "what must not be missed cannot be turned off, and what is no topic is none; the choice is put on record",
  rolledBack(async (db) => {
    const head = await person(db, "crewmarine", "head");
    for (const ways of [{ questions: "none" }, { security: "digest" }, { work: "bell" }, { nonsense: "none" }])
      await expect(choose(head, ways)).rejects.toMatchObject({ code: "invalid" });
    const { rows } = await choose(head, { schedules: "bell" });
    expect(rows.find(({ choice }) => choice === "schedules")?.way).toBe("bell");
    const known = await getNotificationChannels.execute(as(head, { now }), {});
    expect(known.rows).toEqual(rows);
    expect(known.rows.find(({ choice }) => choice === "security")).toEqual({
      choice: "security",
      way: "at-once",
      ways: ["at-once"],
    });
    expect(known.rows.map(({ choice }) => choice)).not.toContain("contracts");
  }),
);

test(
  "the digest lists unread and still visible notices and open work once a day, and is not sent without either",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const finance = await person(db, "crewingfinancetanker");
    expect((await sendDigests.execute(scheduler, {})).accounts).toBeGreaterThan(0);
    await choose(finance, { work: "none", "sign-ons": "digest" });
    expect(await digestOf(db, finance)).toBeNull();
    const planner = await person(db, "crewingplanningmarine");
    await choose(planner, { work: "none", "sign-ons": "digest", plans: "digest" });
    await db.update(users).set({ language: "id" }).where(eq(users.id, planner.userId));
    const title = (text: string) => ({ title: text, greeting: "", paragraphs: [], reason: "" });
    const seen = await mailedNotice(db, planner, tour.id, { content: title("Seen already") });
    await markNoticesRead.execute(as(planner, { now }), { ids: [seen] });
    const unseen = await mailedNotice(db, planner, tour.id, { type: "CheckedOut" });
    const foreign = await aboard(db, await vessel(db, { divisionId: 2 }), {});
    await mailedNotice(db, planner, foreign.tour.id, { content: title("Of another division") });
    const mail = await digestOf(db, planner);
    expect(mail).toMatchObject({ type: "DailyDigest", way: "at-once", language: "id", subjectType: "division" });
    expect(mail?.title).toContain("Ringkasan pagi");
    expect(mail?.plain).toContain("Agus signed on");
    expect(mail?.plain).toContain("/dashboard/vessel-management/1/details");
    expect(mail?.plain).toMatch(/20 Nov 2026, 09[.:]00|Agus/);
    expect(mail?.plain).not.toMatch(/Seen already|Of another division/);
    const [row] = await db.select().from(mails).where(eq(mails.id, unseen));
    expect(row?.sentAt).toEqual(now);
    expect(await digestOf(db, planner)).toBeNull();
  }),
);

test(
  "a morning with more notices than the bell shows says how many more there are than it lists",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const planner = await person(db, "crewingplanningmarine");
    await choose(planner, { work: "none", "sign-ons": "digest" });
    for (let one = 0; one < 57; one++)
      await mailedNotice(db, planner, tour.id, { subject: { type: "assignment", id: tour.id, version: one } });
    const mail = await digestOf(db, planner);
    expect(mail?.plain).toContain("27 more notices");
  }),
);

test(
  "shows the unread number of the other division; marking all as read leaves those unread",
  rolledBack(async (db) => {
    const { tour } = await fleet(db);
    const foreign = await aboard(db, await vessel(db, { divisionId: 2 }), {});
    const marine = await person(db, "superadmin");
    const tanker: UserActor = { ...marine, divisionId: marine.divisionId === 1 ? 2 : 1 };
    const [here, there] = marine.divisionId === 1 ? [marine, tanker] : [tanker, marine];
    await mailedNotice(db, marine, tour.id);
    await mailedNotice(db, marine, foreign.tour.id);
    await mailedNotice(db, marine, foreign.tour.id, { type: "CheckedOut" });
    expect(await bellOf(here)).toMatchObject({ unread: 1, elsewhere: { divisionId: 2, unread: 2 } });
    expect(await countUnreadNotices.execute(as(there, { now }), {})).toEqual({
      unread: 2,
      elsewhere: { divisionId: 1, unread: 1 },
    });
    expect(await markNoticesRead.execute(as(here, { now }), {})).toEqual({ unread: 0 });
    expect(await bellOf(there)).toMatchObject({ unread: 2, elsewhere: { unread: 0 } });
    expect(await bellOf(await person(db, "crewingplanningmarine"))).toMatchObject({ elsewhere: null });
  }),
);

test(
  "the digest lists open work for office users only, each line with its list",
  rolledBack(async (db) => {
    const { tour, ship, sailor } = await fleet(db);
    await db
      .update(assignments)
      .set({ slot: "previous", handoverSince: "2026-11-01" })
      .where(eq(assignments.id, tour.id));
    const planner = await person(db, "crewingplanningmarine");
    const mail = await digestOf(db, planner);
    expect(mail?.plain).toMatch(/1 person still on board over 7 days[^]*\/dashboard\/vessel-management\/answers/);
    expect(mail?.html).toContain('href="');
    expect(await digestOf(db, await person(db, "crewmarine", "head", { vesselId: ship.id }))).toBeNull();
    expect(await digestOf(db, await person(db, "crewmarine", "crew", { crewId: sailor.id }))).toBeNull();
  }),
);

test(
  "finance reads of sign-ons in the morning, planning at once, and not of their own changes",
  rolledBack(async (db) => {
    const { ship, tour, sailor } = await fleet(db);
    const [finance, planner] = [await person(db, "crewingfinancemarine"), await person(db, "crewingplanningmarine")];
    const service = await person(db, "crewingservicemarine");
    const about = await readSeat(db, service, { vesselId: ship.id, vesselCrewId: tour.seatId, crewId: sailor.id });
    await notifySignOnOff({ db, actor: service }, "CheckedIn", about, tour, "2026-11-20");
    const ways = await db
      .select({ recipient: mails.recipient, way: mails.way })
      .from(mails)
      .where(eq(mails.subjectId, tour.id));
    const found = Object.fromEntries(ways.map(({ recipient, way }) => [recipient, way]));
    expect([found[finance.email], found[planner.email], found[service.email]]).toEqual([
      "digest",
      "at-once",
      undefined,
    ]);
  }),
);
