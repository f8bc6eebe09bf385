import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { suitabilityRemovals } from "@/db/schema/suitability";
import { audited } from "@/db/testing/audited";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { registered, uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { requestSuitabilityRemoval } from "./request-suitability-removal";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const reason = "The training centre confirmed a clerical error";

async function noted(db: Transaction, values: Parameters<typeof registered>[3] = {}, divisionId: 1 | 2 = 1) {
  const author = await person(db, divisionId === 1 ? "crewingadminmarine" : "crewingadmintanker");
  const someone = await seafarer(db, { divisionId });
  return { author, someone, entry: await registered(db, someone.id, author.userId, values) };
}
const ask = async (db: Transaction, actor: UserActor, id: number, changes: object = {}) =>
  requestSuitabilityRemoval.execute(as(actor, { now }), {
    employeeBlackListid: id,
    reason,
    unblacklistDocument: await uploaded(db, actor.userId),
    ...changes,
  });

test(
  "stores the request, mails deciders and logs no reason",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const { someone, entry } = await noted(db);
    const staff = await person(db, "crewingstaffmarine");
    const document = await uploaded(db, staff.userId);
    expect(await ask(db, staff, entry.id, { unblacklistDocument: document })).toEqual({
      id: entry.id,
      employeeBlackListid: entry.id,
      crewId: someone.id,
      version: 1,
    });
    const [removal] = await db.select().from(suitabilityRemovals);
    expect(removal).toMatchObject({
      entryId: entry.id,
      reason,
      documentFileId: document,
      createdBy: staff.userId,
      createdAt: now,
      decision: null,
    });
    expect((await db.select().from(files)).find(({ id }) => id === document)).toMatchObject({
      subjectType: "crew",
      subjectId: someone.id,
    });
    const sent = await db.select().from(mails);
    expect(sent.map(({ type }) => type)).toEqual(sent.map(() => "UnblacklistRequest"));
    expect(sent.map(({ recipient }) => recipient)).toContain(manager.email);
    const entries = await audited(db, "suitability.request-removal");
    expect(entries).toMatchObject([
      { subject: String(entry.id), divisionId: 1, after: { employeeId: someone.id, removalId: removal?.id } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("clerical");
  }),
);

test(
  "accepts one request per open entry above level 1",
  rolledBack(async (db) => {
    const { author, entry } = await noted(db);
    await ask(db, author, entry.id);
    await expect(ask(db, author, entry.id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "suitability.removalOpen",
    });
    const praise = await noted(db, { level: 1 });
    await expect(ask(db, author, praise.entry.id)).rejects.toMatchObject({
      code: "rule",
      messageKey: "suitability.inFavour",
    });
    const over = await noted(db, { endDate: "2026-11-20" });
    await expect(ask(db, author, over.entry.id)).rejects.toMatchObject({
      code: "rule",
      messageKey: "suitability.closed",
    });
    expect(await db.$count(suitabilityRemovals)).toBe(1);
  }),
);

test(
  "requires a reason and an own document",
  rolledBack(async (db) => {
    const { author, entry } = await noted(db);
    const other = await person(db, "crewingadminmarine");
    const refusal = async (changes: object) => fieldsOf(ask(db, author, entry.id, changes));
    expect((await refusal({ reason: " ", unblacklistDocument: null })).map(({ path }) => path).sort()).toEqual([
      "reason",
      "unblacklistDocument",
    ]);
    expect(await refusal({ unblacklistDocument: await uploaded(db, author.userId, "personaldata") })).toEqual([
      { path: "unblacklistDocument", message: "suitability.wrongFileType" },
    ]);
    expect(await refusal({ unblacklistDocument: await uploaded(db, other.userId) })).toEqual([
      { path: "unblacklistDocument", message: "files.notFound" },
    ]);
    expect(await db.$count(suitabilityRemovals)).toBe(0);
  }),
);

test(
  "allows seafarers for themselves and staff for the division",
  rolledBack(async (db) => {
    const { someone, entry } = await noted(db);
    const missing = { code: "not-found", messageKey: "suitability.notFound" };
    await expect(ask(db, await person(db, "crewingadmintanker"), entry.id)).rejects.toMatchObject(missing);
    const colleague = await person(db, "crewmarine", "crew", { crewId: (await seafarer(db)).id });
    await expect(ask(db, colleague, entry.id)).rejects.toMatchObject(missing);
    for (const role of ["crewingplanningmarine", "crewingpdemarine", "crewingprincipalmarine"] as const)
      await expect(ask(db, await person(db, role), entry.id)).rejects.toMatchObject({ code: "forbidden" });
    const self = await person(db, "crewmarine", "crew", { crewId: someone.id });
    expect((await ask(db, self, entry.id)).id).toBe(entry.id);
  }),
);
