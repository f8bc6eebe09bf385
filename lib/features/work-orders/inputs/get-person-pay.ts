import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { can, type Actor } from "@/lib/access/actor";
import { mayDecide } from "@/lib/access/second-person";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { visibleTo } from "@/lib/features/crew/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { needsAmendedReturn } from "./amended-return.queries";
import { itemsOf, yearOfPay } from "./pay-of-year.queries";
import { openMonthOf } from "./queries";
import { needsOpening, sumsStateOf } from "./rules";
import { personPay, personPayInput, type PersonPay } from "./schema";

type StoredSums = {
  createdBy: number | null;
  updatedBy: number | null;
  updatedAt: Date;
  verifiedAt: Date | null;
  version: number;
};
type Named = { enteredBy: string | null; verifiedName: string | null };
type Allowed = NonNullable<PersonPay["opening"]>["allowedActions"];

/** Return what the actor may do with sums. */
function allowedFor(actor: Actor, state: string, mayVerify: boolean): Allowed {
  const mayWrite = can(actor, "work-orders:write");
  if (state === "used") return [];
  if (state === "verified") return mayWrite ? ["reopen"] : [];
  return [...(mayWrite ? (["save", "delete"] as const) : []), ...(mayVerify ? (["verify"] as const) : [])];
}

async function sumsOf<R extends StoredSums>(
  { db, actor, divisionId }: { db: Executor; actor: Actor; divisionId: number },
  stored: (Named & { row: R }) | undefined,
) {
  if (!stored) return null;
  const { row, enteredBy, verifiedName } = stored;
  const state = sumsStateOf(row, false);
  const involvedUsers = [row.createdBy, row.updatedBy];
  const mayVerify = await mayDecide(db, actor, "work-orders:verify", { divisionId, involvedUsers });
  const stamp = { enteredBy, enteredAt: row.updatedAt, verifiedBy: verifiedName, version: row.version };
  return { ...row, state, allowedActions: allowedFor(actor, state, mayVerify), ...stamp };
}

type Reader = { db: Executor; actor: Actor; divisionId: number };
type Item = { isWaiting: boolean; createdBy: number | null };

/** Add whether the viewer may confirm each item. Only waiting items are checked. */
const withConfirmers = <I extends Item>({ db, actor, divisionId }: Reader, items: readonly I[]) =>
  Promise.all(
    items.map(async (item) => ({
      ...item,
      mayConfirm:
        item.isWaiting &&
        (await mayDecide(db, actor, "work-orders:verify", { divisionId, involvedUsers: [item.createdBy] })),
    })),
  );

/**
 * Return a person's pay data of a year beside plan and agreements, and the work orders. Logs the read. Whole rupiah,
 * months of Asia/Jakarta; at most ten queries, and one per waiting item of the viewer. product 5.15.6b @throws
 * not-found
 */
export const getPersonPay = read({
  name: "work-orders.get-person-pay",
  access: "work-orders:view",
  input: personPayInput,
  output: personPay,
  async run({ db, actor, now }, { crewId, year = Number(dayOf(now).slice(0, 4)) }) {
    const [person] = await db
      .select()
      .from(crew)
      .where(and(eq(crew.id, crewId), visibleTo(actor)));
    if (!person || person.erasedAt) throw notFound("crew.notFound");
    const { divisionId, joinedOn } = person;
    const { settings, opening, former } = await yearOfPay(db, crewId, year, divisionId);
    const items = await itemsOf(db, crewId, year, divisionId);
    await recordSensitiveReads(db, { actor, now }, "work-orders.get-person-pay", [{ crewId, classes: ["payroll"] }]);
    const usedFrom = settings?.usedFrom.slice(0, 7) ?? null;
    const own = settings?.employment;
    const reader = { db, actor, divisionId };
    const openingSums = await sumsOf(reader, opening);
    const { irregular, adjustments, ...otherItems } = items;
    return {
      crewId,
      year,
      joinedOn,
      name: person.fullName,
      employeeNumber: person.employeeNumber,
      usedFrom,
      openMonth: await openMonthOf(db, person),
      isToAmend: (await db.$count(crew, and(eq(crew.id, crewId), needsAmendedReturn(year)))) > 0,
      needsOpening: needsOpening({ year, joinedOn, usedFrom }),
      employment: {
        payTiming: own?.payTiming ?? null,
        subsidy: own?.subsidy ?? null,
        residence: own?.residence ?? null,
        hasMatchingNik: own?.hasMatchingNik ?? null,
        taxObligation: own?.taxObligation ?? null,
        province: own?.province ?? null,
        ptkpCode: own?.ptkpCode ?? null,
        endsOn: own?.endsOn ?? null,
        version: own?.version ?? null,
      },
      opening: openingSums && { ...openingSums, through: monthOf(openingSums.through) },
      former: await sumsOf(reader, former),
      irregular: await withConfirmers(reader, irregular),
      adjustments: await withConfirmers(reader, adjustments),
      ...otherItems,
      mayWrite: can(actor, "work-orders:write"),
      mayAdjust: can(actor, "work-orders:lock"),
    };
  },
});
