import { and, asc, eq, isNull } from "drizzle-orm";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import { closeMonth } from "@/lib/features/ujbm/close.queries";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../client";
import { rateAuthors, rateVersions } from "../../schema/rates";
import { ujbmExtraPersons, ujbmOccasions, ujbmPayees, ujbmRates } from "../../schema/ujbm";
import { users } from "../../schema/users";
import { vessels } from "../../schema/vessels";
import { atHour } from "./calendar";

type UjbmVessel = { id: number; vesselTypeId: number };
type Office = { finance: number; manager: number; admin: number; now: Date };
type Edition = { effectiveFrom: string; raise: number; enteredAt: Date; verifier: number | null };

const divisionId = 1;
const usual = 65_000;

/** Every vessel the same, one type and one vessel on their own: invented. */
const ratesOf = (fleet: UjbmVessel[], raise: number) => {
  const [first, second] = fleet;
  return [
    { vesselId: null, vesselTypeId: null, ujbm: usual + raise },
    ...(second ? [{ vesselId: null, vesselTypeId: second.vesselTypeId, ujbm: usual - 5_000 + raise }] : []),
    ...(first ? [{ vesselId: first.id, vesselTypeId: null, ujbm: usual + 7_500 + raise }] : []),
  ];
};

async function storeRates(
  db: Executor,
  fleet: UjbmVessel[],
  { effectiveFrom, raise, enteredAt, verifier }: Edition,
  by: Office,
) {
  const rows = ratesOf(fleet, raise);
  const source = `Demo figures, not a real decision: SK Direksi ${effectiveFrom.slice(2, 4)}/UJBM/${effectiveFrom.slice(0, 4)}`;
  const [version] = await db
    .insert(rateVersions)
    .values({
      kind: "ujbm",
      effectiveFrom,
      source,
      checksum: checksumOf("ujbm", rows),
      rowCount: rows.length,
      createdAt: enteredAt,
      createdBy: by.finance,
      updatedAt: enteredAt,
      updatedBy: by.finance,
    })
    .returning({ id: rateVersions.id });
  if (!version) throw new Error("UJBM rates were not stored");
  await db.insert(rateAuthors).values({ versionId: version.id, userId: by.finance });
  await db.insert(ujbmRates).values(rows.map((row) => ({ ...row, versionId: version.id })));
  if (verifier !== null)
    await db
      .update(rateVersions)
      .set({ state: "verified", verifiedBy: verifier, verifiedAt: daysAfter(enteredAt, 2), version: 2 })
      .where(eq(rateVersions.id, version.id));
}

/** An account of one vessel in place of its head's, and one that waits for a colleague. */
async function storePayees(db: Executor, fleet: UjbmVessel[], { finance, admin, now }: Office) {
  const account = { bankName: "Bank Mandiri", accountName: "PT Samudra Contoh" };
  const asked = { createdAt: daysAfter(now, -40), createdBy: finance, reason: "The head's account is being closed" };
  const confirmed = { confirmedAt: daysAfter(now, -39), confirmedBy: admin };
  const [, second, third] = fleet;
  if (second)
    await db
      .insert(ujbmPayees)
      .values({ ...asked, ...confirmed, ...account, vesselId: second.id, accountNumber: "1420012345678" });
  const waits = { ...asked, createdAt: daysAfter(now, -1), reason: "Shared account of the galley" };
  if (third)
    await db.insert(ujbmPayees).values({ ...waits, ...account, vesselId: third.id, accountNumber: "1420087654321" });
}

async function storeExtraPersons(db: Executor, fleet: UjbmVessel[], month: string, by: Office) {
  const people = [
    { kind: "pilot", persons: 1, fromDay: addDays(month, 2), toDay: addDays(month, 2), paidBy: "agent", note: null },
    {
      kind: "surveyor",
      persons: 2,
      fromDay: addDays(month, 7),
      toDay: addDays(month, 9),
      paidBy: "principal",
      note: "Annual survey",
    },
    {
      kind: "technician",
      persons: 1,
      fromDay: addDays(month, 11),
      toDay: addDays(month, 16),
      paidBy: "company",
      note: "Radar",
    },
    {
      kind: "visitor",
      persons: 3,
      fromDay: addDays(month, 18),
      toDay: addDays(month, 18),
      paidBy: "themselves",
      note: null,
    },
  ] as const;
  const rows = people.flatMap((one, index) => {
    const vesselId = fleet[index % 2]?.id;
    return vesselId === undefined
      ? []
      : [{ ...one, vesselId, createdAt: daysAfter(by.now, -2), createdBy: by.finance }];
  });
  await db.insert(ujbmExtraPersons).values(rows);
}

/**
 * Create UJBM of the demo: rates and a draft, two closed months, an open one, occasion days, payees and extra persons.
 */
export async function seedDemoUjbm(db: Executor, now: Date) {
  const accounts = await db.select({ id: users.id, role: users.role }).from(users).orderBy(asc(users.id));
  const idOf = (role: string) => accounts.find((account) => account.role === role)?.id;
  const [finance, manager, admin] = ["crewingfinancemarine", "crewingmanagermarine", "crewingadminmarine"].map(idOf);
  if (finance === undefined || manager === undefined || admin === undefined)
    throw new Error("the demo has nobody who enters and verifies UJBM");
  const by = { finance, manager, admin, now };
  const fleet = await db
    .select({ id: vessels.id, vesselTypeId: vessels.vesselTypeId })
    .from(vessels)
    .where(and(eq(vessels.divisionId, divisionId), isNull(vessels.scrappedOn)))
    .orderBy(asc(vessels.name));
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const entered = atHour(`${year - 2}-12-12`, 10);
  await storeRates(
    db,
    fleet,
    { effectiveFrom: `${year - 1}-01-01`, raise: 0, enteredAt: entered, verifier: manager },
    by,
  );
  const draft = { effectiveFrom: `${year + 1}-01-01`, raise: 2_500, enteredAt: daysAfter(now, -4), verifier: null };
  await storeRates(db, fleet, draft, by);
  const present = `${today.slice(0, 7)}-01`;
  const stamped = {
    createdAt: daysAfter(now, -60),
    createdBy: finance,
    updatedAt: daysAfter(now, -60),
    updatedBy: finance,
  };
  await db.insert(ujbmOccasions).values([
    { divisionId, month: addMonths(present, -1), days: 1, ...stamped },
    { divisionId, month: addMonths(present, 1), days: 2, ...stamped },
  ]);
  await storePayees(db, fleet, by);
  let closed = 0;
  for (const back of [-2, -1]) {
    const month = addMonths(present, back);
    const day = addDays(month, 4);
    const userId = back === -1 ? finance : null;
    const done = await db.transaction((inner) => closeMonth(inner, month, { today: day, now: atHour(day, 9), userId }));
    closed += done.vessels;
  }
  await storeExtraPersons(db, fleet, present, by);
  return { ujbmRows: closed };
}
