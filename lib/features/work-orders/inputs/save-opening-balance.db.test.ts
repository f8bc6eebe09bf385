import { eq, sql } from "drizzle-orm";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { openingBalances, personMonths } from "@/db/schema/work-orders";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { paidFrom } from "@/db/testing/payroll/settings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideOpeningSums } from "./decide-opening-sums";
import { getPersonPay } from "./get-person-pay";
import { importOpeningBalances } from "./import-opening-balances";
import { listPaidPeople } from "./list-paid-people";
import { saveFormerEmployer } from "./save-former-employer";
import { saveOpeningBalance } from "./save-opening-balance";

afterAll(closeDatabase);

const now = new Date("2026-08-10T05:00:00Z");
const sums = {
  through: "2026-07",
  gross: "45.000.000",
  pension: 1_350_000,
  withheld: 1_012_500,
  source: "Payroll July",
};

test(
  "uses an opening balance once verified; reopening allows corrections, unless a locked month used it",
  rolledBack(async (db) => {
    await paidFrom(db, "2026-08-01");
    const { id: crewId } = await seafarer(db, { joinedOn: "2024-01-01" });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const other = as(await person(db, "crewingfinancemarine"), { now });
    const pay = () => getPersonPay.execute(finance, { crewId, year: 2026 });
    expect(await pay()).toMatchObject({ needsOpening: true, opening: null, openMonth: "2026-08" });
    const of = { crewId, year: 2026 };
    expect(await fieldsOf(saveOpeningBalance.execute(finance, { ...of, ...sums, through: "2025-12" }))).toMatchObject([
      { path: "through" },
    ]);
    expect(
      await fieldsOf(saveOpeningBalance.execute(finance, { ...of, ...sums, gross: "x", source: "" })),
    ).toMatchObject([{ path: "gross" }, { path: "source" }]);
    const { id, version } = await saveOpeningBalance.execute(finance, { ...of, ...sums });
    expect((await pay()).opening).toMatchObject({
      gross: 45_000_000,
      state: "unverified",
      allowedActions: ["save", "delete"],
    });
    const decide = (by: typeof finance, decision: "verify" | "reopen" | "delete") =>
      decideOpeningSums.execute(by, { kind: "opening", id, decision });
    await expect(decide(finance, "verify")).rejects.toMatchObject({ messageKey: "pay-data.secondPerson" });
    await expect(
      decideOpeningSums.execute(other, { kind: "opening", id, decision: "verify", version: version - 1 }),
    ).rejects.toMatchObject({ code: "conflict" });
    await decide(other, "verify");
    expect((await pay()).opening).toMatchObject({ state: "verified", allowedActions: ["reopen"] });
    await expect(saveOpeningBalance.execute(finance, { ...of, ...sums })).rejects.toMatchObject({
      messageKey: "pay-data.verified",
    });
    await expect(decide(other, "delete")).rejects.toMatchObject({ messageKey: "pay-data.verified" });
    await expect(
      db.transaction((inner) => inner.execute(sql`update opening_balances set gross = 1 where id = ${id}`)),
    ).rejects.toThrow();
    // Reopening is not authoring: the author stays the same.
    await decide(other, "reopen");
    await expect(decide(finance, "verify")).rejects.toMatchObject({ messageKey: "pay-data.secondPerson" });
    await saveOpeningBalance.execute(finance, { ...of, ...sums, withheld: 0 });
    await decide(other, "verify");
    await db.update(openingBalances).set({ usedAt: now }).where(eq(openingBalances.id, id));
    expect((await pay()).opening).toMatchObject({ withheld: 0, state: "used", allowedActions: [] });
    await expect(decide(finance, "reopen")).rejects.toMatchObject({ messageKey: "pay-data.used" });
    expect(await db.$count(sensitiveReads, eq(sensitiveReads.crewId, crewId))).toBe(1);
  }),
);

test(
  "waits for a second person for a former employer's sums, removable until then",
  rolledBack(async (db) => {
    await paidFrom(db, "2026-01-01");
    const { id: crewId } = await seafarer(db, { joinedOn: "2026-03-01" });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const manager = as(await person(db, "crewingmanagermarine"), { now });
    const form = { crewId, year: 2026, net: 20_000_000, withheld: 300_000, source: "1721-A1" };
    const { id } = await saveFormerEmployer.execute(finance, form);
    await decideOpeningSums.execute(finance, { kind: "former", id, decision: "delete" });
    const again = await saveFormerEmployer.execute(finance, form);
    await decideOpeningSums.execute(manager, { kind: "former", id: again.id, decision: "verify" });
    const { former, needsOpening, mayWrite } = await getPersonPay.execute(manager, { crewId, year: 2026 });
    expect({ former, needsOpening, mayWrite }).toMatchObject({
      former: { state: "verified" },
      needsOpening: false,
      mayWrite: false,
    });
    await expect(
      decideOpeningSums.execute(manager, { kind: "former", id: again.id, decision: "reopen" }),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "imports balances all or none, naming unreadable, unknown and verified lines, of one division only",
  rolledBack(async (db) => {
    await paidFrom(db, "2026-08-01");
    const [one, two] = [await seafarer(db, { joinedOn: "2024-01-01" }), await seafarer(db, { joinedOn: "2024-01-01" })];
    const tanker = await seafarer(db, { divisionId: 2 });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const other = as(await person(db, "crewingfinancemarine"), { now });
    const rowOf = (number: string) => `${number}\t2026-07\t45.000.000\t1.350.000\t1.012.500`;
    const send = (rows: string) => importOpeningBalances.execute(finance, { year: 2026, source: "Sheet", rows });
    const refusal = (rows: string) =>
      send(rows).then(
        () => "",
        (error) => String(error.fields[0].message),
      );
    const heading = "Number\tMonth\tGross\tPension\tTax";
    const both = [rowOf(one.employeeNumber), rowOf(two.employeeNumber)];
    expect(await refusal([...both, "x\t2026-07\t1"].join("\n"))).toMatch(/pay-data\.import\.unread.*3/);
    expect(await refusal([...both, rowOf(tanker.employeeNumber)].join("\n"))).toMatch(/unknown.*3/);
    expect(await refusal([...both, both[0]].join("\n"))).toMatch(/twice.*3/);
    const pointed = `${two.employeeNumber}\t2026-07\t45000000.00\t1350000.00\t1012500.00`;
    const asked = `${one.employeeNumber}\t2026-07\t45.000\t1.350.000\t1.012.500`;
    expect(await refusal([asked, pointed].join("\n"))).toMatch(/thousandsOrDecimals.*1/);
    expect(await db.$count(openingBalances)).toBe(0);
    const below = ["Total\t\t90.000.000\t2.700.000\t2.025.000", "Catatan: menurut formulir 1721-A1 tahun lalu"];
    expect(await send([heading, ...both, ...below].join("\r\n"))).toEqual({ stored: 2, skipped: 2 });
    const pay = await getPersonPay.execute(finance, { crewId: one.id, year: 2026 });
    expect(pay.opening).toMatchObject({
      through: "2026-07",
      gross: 45_000_000,
      pension: 1_350_000,
      withheld: 1_012_500,
    });
    await decideOpeningSums.execute(other, { kind: "opening", id: pay.opening?.id ?? 0, decision: "verify" });
    expect(await refusal(both.join("\n"))).toMatch(/verified.*1/);
  }),
);

test(
  "lists people paid in the year with missing and waiting balances in two queries; each tab counts its rows",
  rolledBack(async (db) => {
    await paidFrom(db, "2026-08-01");
    const before = await listPaidPeople.execute(as(await person(db, "crewingfinancemarine"), { now }), {
      year: 2026,
      pageSize: 200,
    });
    const paid = await seafarer(db, { joinedOn: "2024-01-01", fullName: "Aaron Paid" });
    await seafarer(db, { joinedOn: "2024-01-01", fullName: "Aaron Unpaid" });
    const month = {
      month: "2026-08-01",
      taxMonth: "2026-08-01",
      tables: [],
      problems: [],
      isHeld: false,
      gross: 0,
      pension: 0,
    };
    await db
      .insert(personMonths)
      .values({ ...month, divisionId: 1, crewId: paid.id, withheld: 0, takeHome: 0, calculatedAt: now });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const list = (tab: string) =>
      listPaidPeople.execute(finance, { year: 2026, tab, pageSize: 200, filterList: "aaron" });
    expect((await list("all")).rows.map(({ name, opening }) => [name, opening])).toEqual([["Aaron Paid", "missing"]]);
    const { counts } = await listPaidPeople.execute(finance, { year: 2026 });
    expect(counts).toMatchObject({ all: before.counts.all + 1, missing: before.counts.missing + 1 });
    await saveOpeningBalance.execute(finance, { crewId: paid.id, year: 2026, ...sums });
    expect((await list("missing")).rows).toEqual([]);
    // The author cannot verify: the sums await another person.
    expect((await list("to-verify")).rows).toEqual([]);
    const second = as(await person(db, "crewingfinancemarine"), { now });
    const asked = { year: 2026, tab: "to-verify", filterList: "aaron" };
    expect((await listPaidPeople.execute(second, asked)).rows).toMatchObject([{ opening: "unverified" }]);
    expect(await countQueries(db, () => list("all"))).toBe(2);
    const tanker = as(await person(db, "crewingfinancetanker"), { now });
    expect((await listPaidPeople.execute(tanker, { year: 2026, filterList: "aaron" })).rows).toEqual([]);
    await expect(getPersonPay.execute(tanker, { crewId: paid.id })).rejects.toMatchObject({ code: "not-found" });
    expect(await db.$count(crew, eq(crew.fullName, "Aaron Unpaid"))).toBe(1);
  }),
);
