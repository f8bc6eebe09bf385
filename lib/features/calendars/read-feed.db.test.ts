import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import type { Transaction } from "@/db/client";
import { feedKinds } from "@/db/enums/calendars";
import { assessments } from "@/db/schema/applicants";
import { calendarEvents, calendarFeeds } from "@/db/schema/calendars";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { medicalCertificates, preparationMcus, preparations } from "@/db/schema/preparation";
import { users } from "@/db/schema/users";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer, vessel } from "@/db/testing/crew";
import { checkedUp, joining } from "@/db/testing/records/joiners";
import { aboard, assigned } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { anonymousActor, type UserActor } from "@/lib/access/actor";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { createFeed } from "./create-feed";
import { followableKinds } from "./feed-kinds.rules";
import { readFeed } from "./read-feed";
import { revokeFeed } from "./revoke-feed";
import { deleteOldCalendarEvents } from "./synced-events.queries";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const later = (days: number) => daysAfter(now, days);

/** The token of a new feed with all the person may see. */
async function feedOf(actor: UserActor, kinds: readonly string[] = followableKinds(actor)) {
  const { address, id } = await createFeed.execute(as({ ...actor, sessionId: "by-hand" }, { now }), {
    name: "Phone",
    kinds: [...kinds],
  });
  return { token: address.split("/").at(-1) ?? "", id };
}

/** What another program reads in it, by identifier without the host. */
async function readAs(token: string, at = now) {
  const answer = await readFeed.execute(as(anonymousActor, { now: at, address: randomUUID() }), { token });
  const text = Buffer.from(answer.body).toString();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => {
    const { uid, sequence, summary, location, startDate } = new ICAL.Event(one);
    const status = String(one.getFirstPropertyValue("status"));
    const lastModified = String(one.getFirstPropertyValue("last-modified"));
    return {
      id: uid.replace(/@.*/, ""),
      sequence,
      summary,
      location,
      start: startDate.toString(),
      status,
      lastModified,
    };
  });
  return {
    text,
    answer,
    events,
    ids: events.map(({ id }) => id),
    of: (id: string) => events.find((one) => one.id === id),
  };
}
const dead = { code: "not-found", messageKey: "calendars.notFound" };

async function fleet(db: Transaction, divisionId = 1) {
  const owner = await principal(db, divisionId);
  const ship = await vessel(db, { divisionId, principalId: owner.id, name: `MV Arung ${randomUUID()}` });
  const {
    person: sailor,
    tour,
    seat,
  } = await aboard(db, ship, { rank: "Bosun", fullName: "Budi", since: "2026-06-01", until: "2026-12-10" });
  const { id: relief } = await seafarer(db, { divisionId, rank: "Bosun", fullName: "Candra" });
  const next = await assigned(db, seat, relief, { startDate: "2026-12-09", endDate: "2027-06-09" });
  return { owner, ship, sailor, tour, seat, relief, next };
}

test(
  "a crew change moved, cancelled and planned after all: one identifier, a sequence that rises, cancelled for 60 days",
  rolledBack(async (db) => {
    const { tour, next, ship } = await fleet(db);
    const planner = await person(db, "crewingplanningmarine");
    const { token } = await feedOf(planner, ["crew-changes"]);
    const joins = `joining-${next.id}`;
    const first = await readAs(token);
    expect(first.of(joins)).toMatchObject({
      sequence: 0,
      summary: `Joins ${ship.name}: Candra`,
      start: "2026-12-09",
      status: "CONFIRMED",
    });
    expect(first.of(`sign-off-${tour.id}`)).toMatchObject({
      start: "2026-12-10",
      summary: `Signs off ${ship.name}: Budi`,
    });
    expect(first.of(`sign-off-${next.id}`)).toBeUndefined();
    expect((await readAs(token, later(1))).events).toEqual(first.events);

    await db.update(assignments).set({ startDate: "2026-12-05" }).where(eq(assignments.id, next.id));
    const moved = await readAs(token, later(2));
    expect(moved.of(joins)).toMatchObject({ sequence: 1, start: "2026-12-05", lastModified: "2026-11-22T02:00:00Z" });
    // Another user's calendar gets the same, and no sequence rises twice.
    const other = await feedOf(await person(db, "crewingmanagermarine"), ["crew-changes"]);
    expect((await readAs(other.token, later(3))).of(joins)).toEqual(moved.of(joins));

    await db.update(assignments).set({ slot: "cancelled" }).where(eq(assignments.id, next.id));
    expect((await readAs(token, later(4))).of(joins)).toMatchObject({
      sequence: 2,
      status: "CANCELLED",
      start: "2026-12-05",
    });
    expect((await readAs(token, later(63))).of(joins)).toMatchObject({ sequence: 2, status: "CANCELLED" });
    expect((await readAs(token, later(65))).of(joins)).toBeUndefined();
    await db.update(assignments).set({ slot: "next", startDate: "2027-02-01" }).where(eq(assignments.id, next.id));
    expect((await readAs(token, later(66))).of(joins)).toMatchObject({ sequence: 3, status: "CONFIRMED" });
  }),
);

test(
  "each viewer sees their scope: division, fleet, vessel or themselves; stopped people are hidden",
  rolledBack(async (db) => {
    const { owner, ship, sailor, tour, relief, next } = await fleet(db);
    const foreign = await fleet(db, 2);
    const own = [`joining-${next.id}`, `sign-off-${tour.id}`];
    const idsOf = async (actor: UserActor) =>
      (await readAs((await feedOf(actor, ["crew-changes"])).token)).ids.toSorted();
    const staff = await idsOf(await person(db, "crewingstaffmarine"));
    expect(staff).toEqual(expect.arrayContaining(own));
    expect(staff).not.toContain(`joining-${foreign.next.id}`);
    expect(await idsOf(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual(own);
    expect(
      await idsOf(await person(db, "crewingprincipalmarine", null, { principalId: (await principal(db)).id })),
    ).toEqual([]);
    expect(await idsOf(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toEqual(own);
    const seafarerActor = await person(db, "crewmarine", "crew", { crewId: relief });
    expect(await idsOf(seafarerActor)).toEqual([`joining-${next.id}`]);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, sailor.id));
    expect(await idsOf(await person(db, "crewingplanningmarine"))).not.toContain(`sign-off-${tour.id}`);
    expect(await idsOf(await person(db, "crewingadminmarine"))).toContain(`sign-off-${tour.id}`);
  }),
);

test(
  "a check-up is where and when, never what was found, for those who learn of one: not a head, but of their own",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await joining(db, ship, { name: "Candra" });
    const mcu = await checkedUp(db, one, { day: "2026-11-25" });
    const id = `preparation-mcu-${mcu.id}`;
    await db.update(preparationMcus).set({ version: 3 }).where(eq(preparationMcus.id, mcu.id));
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    expect(followableKinds(head)).not.toContain("check-ups");
    const own = await feedOf(await person(db, "crewmarine", "crew", { crewId: one.crewId }), ["check-ups"]);
    const service = await feedOf(await person(db, "crewingservicemarine"), ["check-ups"]);
    for (const { token } of [own, service])
      expect((await readAs(token)).of(id)).toMatchObject({
        summary: "MCU: Candra",
        location: expect.stringContaining("Klinik"),
        sequence: 2,
      });
    await db
      .update(preparationMcus)
      .set({ result: "Failed", resultAt: now, degreeId: mcu.packageId, version: 4 })
      .where(eq(preparationMcus.id, mcu.id));
    const after = await readAs(service.token, later(1));
    expect(after.of(id)).toMatchObject({ status: "CONFIRMED", sequence: 2 });
    expect(after.text).not.toMatch(/fail|result/i);
    const second = await checkedUp(db, one, { day: "2026-11-28" });
    await readAs(service.token, later(1));
    await db
      .update(preparations)
      .set({ endedAt: now, endReason: "cancelled" })
      .where(eq(preparations.id, one.preparationId));
    const off = await readAs(service.token, later(2));
    expect(off.of(`preparation-mcu-${second.id}`)?.status).toBe("CANCELLED");
    expect(off.of(id)?.status).toBe("CONFIRMED");
  }),
);

test(
  "interviews and check-ups of applicants of the own division, under the identifiers of the mailed invitations",
  rolledBack(async (db) => {
    const interviewed = await applicantAt(db, "interview");
    const examined = await applicantAt(db, "mcu");
    const write = (applicantId: number, type: "interview" | "mcu", status: "InProgress" | "Pending", date?: string) =>
      db.insert(assessments).values({
        applicantId,
        type,
        status,
        divisionId: 1,
        details: date ? { date, time: "10:00", clinic: "Klinik Bahari" } : {},
      });
    await write(interviewed.id, "interview", "InProgress", "2026-12-01");
    await write(examined.id, "mcu", "InProgress", "2026-12-02");
    const staff = await feedOf(await person(db, "crewingstaffmarine"));
    const read = await readAs(staff.token);
    expect(read.of(`interview-${interviewed.id}-1`)).toMatchObject({
      start: "2026-12-01T03:00:00Z",
      status: "CONFIRMED",
    });
    expect(read.of(`mcu-${examined.id}-1`)).toMatchObject({ start: "2026-12-02", location: "Klinik Bahari" });
    const tanker = await feedOf(await person(db, "crewingstafftanker"));
    expect((await readAs(tanker.token)).of(`interview-${interviewed.id}-1`)).toBeUndefined();
    // Service staff see applicants at the check-up alone.
    const service = await readAs((await feedOf(await person(db, "crewingservicemarine"))).token);
    expect(service.ids).toContain(`mcu-${examined.id}-1`);
    expect(service.ids).not.toContain(`interview-${interviewed.id}-1`);
    await write(interviewed.id, "interview", "Pending");
    expect((await readAs(staff.token, later(1))).of(`interview-${interviewed.id}-1`)).toMatchObject({
      status: "CANCELLED",
      sequence: 1,
    });
  }),
);

test(
  "contains documents of people on board or about to join; renewed ones are cancelled; none medical or of another principal",
  rolledBack(async (db) => {
    const { owner, sailor } = await fleet(db);
    const validity = { crewId: sailor.id, issued: "2022-01-01", expired: "2027-01-10" };
    const [paper] = await db
      .insert(crewCertificates)
      .values({ ...validity, kind: "cop", certificateName: "BST", certificateNumber: "1" })
      .returning();
    const documents = [
      { ...validity, kind: "passport" as const, documentName: "Passport", documentNumber: "C1" },
      { ...validity, kind: "other" as const, documentName: "Seafarer Medical Certificate", documentNumber: "M1" },
    ];
    const [passport, medical] = await db.insert(crewTravelDocuments).values(documents).returning();
    await db
      .insert(medicalCertificates)
      .values({ crewId: sailor.id, status: "FIT", examinationDate: "2025-01-10", validUntil: "2027-01-10" });
    const planner = await feedOf(await person(db, "crewingplanningmarine"), ["expiries"]);
    const read = await readAs(planner.token);
    expect(read.of(`expiry-certificate-${paper?.id}`)).toMatchObject({
      summary: "Expires: BST, Budi",
      start: "2027-01-10",
    });
    expect(read.ids).toContain(`expiry-travel-${passport?.id}`);
    expect(read.ids).not.toContain(`expiry-travel-${medical?.id}`);
    expect(read.text).not.toMatch(/medical/i);
    const client = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const theirs = (await readAs((await feedOf(client, ["expiries"])).token)).ids;
    expect(theirs).toEqual([`expiry-certificate-${paper?.id}`]);
    const foreign = await person(db, "crewingprincipalmarine", null, { principalId: (await principal(db)).id });
    expect((await readAs((await feedOf(foreign, ["expiries"])).token)).ids).toEqual([]);
    await db.update(crewCertificates).set({ supersededAt: now }).where(eq(crewCertificates.crewId, sailor.id));
    expect((await readAs(planner.token, later(1))).of(`expiry-certificate-${paper?.id}`)?.status).toBe("CANCELLED");
  }),
);

test(
  "role and division count as they are when it is read; deactivated, revoked or made up, the address is dead",
  rolledBack(async (db) => {
    const { next } = await fleet(db);
    const staff = await person(db, "crewingstaffmarine");
    const { token, id } = await feedOf(staff, feedKinds);
    expect((await readAs(token)).ids).toContain(`joining-${next.id}`);
    const change = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, staff.userId));
    await change({ role: "crewingstafftanker", divisionId: 2 });
    expect((await readAs(token)).ids).not.toContain(`joining-${next.id}`);
    await change({ role: "crewingfinancemarine", divisionId: 1 });
    expect((await readAs(token)).ids).toEqual([]);
    await change({ role: "crewingstaffmarine", accessList: ["applicants-list"] });
    expect((await readAs(token)).ids).not.toContain(`joining-${next.id}`);
    await change({ accessList: null, deactivatedAt: now });
    await expect(readAs(token)).rejects.toMatchObject(dead);
    await change({ deactivatedAt: null });
    await readAs(token.replace(/\.ics$/, ""));
    await revokeFeed.execute(as({ ...staff, sessionId: "by-hand" }), { id });
    for (const gone of [token, "", "x".repeat(43), `${"x".repeat(43)}.ics`])
      await expect(readAs(gone)).rejects.toMatchObject(dead);
  }),
);

test(
  "limits guesses by client and valid addresses by feed, and stores the time of the last read",
  rolledBack(async (db) => {
    const { token, id } = await feedOf(await person(db, "crewingplanningmarine"), ["interviews"]);
    const ask = (what: string, address: string) =>
      readFeed.execute(as(anonymousActor, { now, address }), { token: what });
    for (let tried = 0; tried < 60; tried += 1) await expect(ask("made-up", "192.0.2.50")).rejects.toMatchObject(dead);
    await expect(ask("made-up", "192.0.2.50")).rejects.toMatchObject({ code: "too-many" });
    const answer = await ask(token, "192.0.2.50");
    expect(answer).toMatchObject({ contentType: "text/calendar; charset=utf-8", disposition: "inline" });
    const [stored] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
    expect(stored?.lastUsedAt).toEqual(now);
    for (let read = 1; read < 120; read += 1) await ask(token, "192.0.2.51");
    await expect(ask(token, "192.0.2.52")).rejects.toMatchObject({ code: "too-many" });
  }),
);

test(
  "deletes old events at night",
  rolledBack(async (db) => {
    const event = { hash: "h", sequence: 0, changedAt: now };
    await db.insert(calendarEvents).values([
      { ...event, id: "test-off", lastDay: "2027-01-01", cancelledAt: later(-61) },
      { ...event, id: "test-off-lately", lastDay: "2027-01-01", cancelledAt: later(-59) },
      { ...event, id: "test-past", lastDay: "2026-07-01" },
      { ...event, id: "test-ahead", lastDay: "2026-12-01" },
    ]);
    await deleteOldCalendarEvents(now);
    const left = await db.select({ id: calendarEvents.id }).from(calendarEvents);
    expect(
      left
        .map(({ id }) => id)
        .filter((id) => id.startsWith("test-"))
        .toSorted(),
    ).toEqual(["test-ahead", "test-off-lately"]);
  }),
);
