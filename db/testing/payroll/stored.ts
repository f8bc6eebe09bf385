import { eq, inArray } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { storeMonth, type PaidMonth } from "./store-month";
import { payrollPeriods, personMonths, workOrders } from "@/db/schema/work-orders";
import { calculated } from "./calculated";
import { monthOf, type Changes } from "./people";

type Stored = Pick<PaidMonth, "values" | "problems"> & { changes?: Changes };

/** A person's month on vessels, calculated by the engine and stored as a draft: a slip for each vessel, in the order of the work orders. */
export async function storedMonth(
  db: Executor,
  person: PaidMonth["person"],
  ships: PaidMonth["ships"],
  { changes: given = {}, values = {}, problems = [] }: Stored = {},
) {
  const workMonth = given.workMonth ?? "2026-10";
  const changes: Changes = {
    ...given,
    workMonth,
    workOrders: (given.workOrders ?? ships.map(() => ({}))).map((order, place) => ({
      number: `WO/T/${workMonth.replace("-", "/")}/${person.id}-${place}`,
      ...order,
    })),
  };
  const account = { bankName: "BCA", accountNumber: "0123456789", accountName: person.fullName };
  return storeMonth(db, {
    person,
    ships,
    inputs: monthOf(changes),
    calculated: calculated(changes),
    calculatedAt: new Date("2026-11-01T18:00:00Z"),
    problems,
    values: { idNumber: "3174051204900001", ...account, ...values },
  });
}

/** Locks what a division has of a month. */
export async function lockedAs(db: Executor, divisionId: number, month: string, userId: number) {
  const months = await db.select().from(personMonths).where(eq(personMonths.month, month));
  const own = months.filter((one) => one.divisionId === divisionId).map(({ id }) => id);
  if (own.length > 0) {
    await db.update(workOrders).set({ state: "locked" }).where(inArray(workOrders.personMonthId, own));
    await db.update(personMonths).set({ state: "locked" }).where(inArray(personMonths.id, own));
  }
  await db.insert(payrollPeriods).values({
    divisionId,
    month,
    people: own.length,
    workOrders: own.length,
    takeHome: 0,
    hash: "of the month",
    lockedAt: new Date("2026-11-03T03:00:00Z"),
    lockedBy: userId,
  });
}
