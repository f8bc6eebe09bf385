import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { decideSuitabilityRemoval } from "./decide-suitability-removal";
import { requestSuitabilityRemoval } from "./request-suitability-removal";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const removalReason = "The training centre confirmed a clerical error";
const statusOf = async (db: Transaction, id: number) =>
  (await db.select().from(crew).where(eq(crew.id, id)))[0]?.status;
const ask = async (db: Transaction, actor: UserActor, id: number) =>
  requestSuitabilityRemoval.execute(as(actor, { now }), {
    employeeBlackListid: id,
    reason: removalReason,
    unblacklistDocument: await uploaded(db, actor.userId),
  });
const decide = (actor: UserActor, id: number, unblacklistApproval: string, note = "") =>
  decideSuitabilityRemoval.execute(as(actor, { now }), { employeeBlackListid: id, unblacklistApproval, note });

async function barred(db: Transaction, values: Parameters<typeof seafarer>[1] = {}) {
  const [author, confirmer] = [await person(db, "crewingadminmarine"), await person(db, "crewingmanagermarine")];
  const one = await seafarer(db, { status: "blacklist", ...values });
  const entry = await registered(db, one.id, author.userId, {
    level: 3,
    confirmedAt: now,
    confirmedBy: confirmer.userId,
  });
  return { author, confirmer, one, entry };
}

test(
  "ends the entry, keeps a level 1 note and frees the person",
  rolledBack(async (db) => {
    const { one, entry } = await barred(db);
    await ask(db, await person(db, "crewingstaffmarine"), entry.id);
    const decider = await person(db, "crewingmanagermarine");
    await decide(decider, entry.id, "Approved");
    const rows = await db
      .select()
      .from(suitabilityEntries)
      .where(eq(suitabilityEntries.crewId, one.id))
      .orderBy(asc(suitabilityEntries.id));
    expect(rows).toMatchObject([
      { id: entry.id, level: 3, endDate: "2026-11-20" },
      {
        level: 1,
        startDate: "2026-11-20",
        endDate: "2026-11-20",
        closesEntryId: entry.id,
        description: removalReason,
        createdBy: decider.userId,
      },
    ]);
    expect(await statusOf(db, one.id)).toBe("off-board");
    expect(await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, one.id))).toMatchObject([
      { event: "bar-removed", fromStatus: "blacklist", toStatus: "off-board" },
    ]);
    await expect(ask(db, decider, entry.id)).rejects.toMatchObject({ messageKey: "suitability.closed" });
  }),
);

test(
  "restores resigned status and other bars",
  rolledBack(async (db) => {
    const resigned = await barred(db, { resignedOn: "2026-02-01", resignationClass: "beneficial" });
    const twice = await barred(db);
    await registered(db, twice.one.id, twice.author.userId, {
      level: 3,
      confirmedAt: now,
      confirmedBy: twice.confirmer.userId,
    });
    for (const { entry } of [resigned, twice]) {
      await ask(db, await person(db, "crewingstaffmarine"), entry.id);
      await decide(await person(db, "superadmin"), entry.id, "Approved");
    }
    expect(await db.select().from(crew).where(eq(crew.id, resigned.one.id))).toMatchObject([
      { status: "resigned", resignedOn: "2026-02-01", resignationClass: "beneficial" },
    ]);
    expect(await statusOf(db, twice.one.id)).toBe("blacklist");
  }),
);

test(
  "keeps the entry and requires a reason when refused",
  rolledBack(async (db) => {
    const { one, entry } = await barred(db);
    const [staff, manager] = [await person(db, "crewingstaffmarine"), await person(db, "crewingmanagermarine")];
    await ask(db, staff, entry.id);
    await expect(decide(manager, entry.id, "Not Approved")).rejects.toMatchObject({
      code: "invalid",
      fields: [{ path: "note" }],
    });
    await decide(manager, entry.id, "Not Approved", "The issuer denies it");
    expect(await db.select().from(suitabilityRemovals)).toMatchObject([
      { decision: "Not Approved", decisionNote: "The issuer denies it", decidedBy: manager.userId },
    ]);
    expect(await statusOf(db, one.id)).toBe("blacklist");
    await expect(decide(manager, entry.id, "Approved")).rejects.toMatchObject({
      code: "conflict",
      messageKey: "suitability.nothingAsked",
    });
    await ask(db, staff, entry.id);
    await expect(ask(db, staff, entry.id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "suitability.removalOpen",
    });
  }),
);

test(
  "refuses author and requester while a colleague could decide",
  rolledBack(async (db) => {
    const author = await person(db, "crewingmanagermarine");
    const [asker, confirmer] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const one = await seafarer(db, { status: "blacklist" });
    const entry = await registered(db, one.id, author.userId, {
      level: 3,
      confirmedAt: now,
      confirmedBy: confirmer.userId,
    });
    await ask(db, asker, entry.id);
    for (const party of [author, asker])
      await expect(decide(party, entry.id, "Approved")).rejects.toMatchObject({
        messageKey: "suitability.secondPerson",
      });
    for (const role of ["crewingadminmarine", "crewingstaffmarine", "crewingplanningmarine"] as const)
      await expect(decide(await person(db, role), entry.id, "Approved")).rejects.toMatchObject({ code: "forbidden" });
    await expect(decide(await person(db, "crewingmanagertanker"), entry.id, "Approved")).rejects.toMatchObject({
      code: "not-found",
    });
    await decide(confirmer, entry.id, "Approved");
    expect(await statusOf(db, one.id)).toBe("off-board");
  }),
);

test(
  "mails deciders and the decision without details",
  rolledBack(async (db) => {
    const { one, entry } = await barred(db, { fullName: "Budi Barred", email: "budi@example.com" });
    const [staff, manager, boss] = [
      await person(db, "crewingstaffmarine"),
      await person(db, "crewingmanagermarine"),
      await person(db, "superadmin"),
    ];
    const account = await person(db, "crewmarine", "crew", { crewId: one.id });
    await person(db, "crewingmanagertanker");
    await ask(db, staff, entry.id);
    await decide(manager, entry.id, "Approved");
    const sent = await db
      .select()
      .from(mails)
      .where(eq(mails.subjectType, "suitability-removal"))
      .orderBy(asc(mails.id));
    const to = (type: string) => sent.filter((mail) => mail.type === type).map(({ recipient }) => recipient);
    expect(to("UnblacklistRequest")).toEqual(expect.arrayContaining([manager.email, boss.email]));
    expect(to("UnblacklistRequest").some((address) => address === staff.email || address.includes("tanker"))).toBe(
      false,
    );
    expect(to("UnblacklistApproved").sort()).toEqual([account.email, staff.email].sort());
    for (const { title, html, plain } of sent)
      expect(`${title} ${html} ${plain}`).not.toMatch(/Budi|clerical|conduct|employable|dipekerjakan/i);
  }),
);

test(
  "lets seafarers and heads request for themselves only",
  rolledBack(async (db) => {
    const own = await barred(db);
    const other = await barred(db);
    for (const subRole of ["crew", "head"] as const) {
      const one = await barred(db);
      const self = await person(db, "crewmarine", subRole, { crewId: one.one.id });
      await ask(db, self, one.entry.id);
      await expect(ask(db, self, other.entry.id)).rejects.toMatchObject({ code: "not-found" });
      await expect(decide(self, one.entry.id, "Approved")).rejects.toMatchObject({ code: "forbidden" });
    }
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
    ] as const) {
      await expect(ask(db, await person(db, role), own.entry.id)).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
