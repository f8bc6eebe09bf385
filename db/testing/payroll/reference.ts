import * as social from "@/db/seed/reference/bpjs";
import { minimumWages } from "@/db/seed/reference/minimum-wages";
import * as tax from "@/db/seed/reference/tax";
import { deliveredDollar } from "./tables";
import type { SlipInputs } from "@/lib/features/work-orders/calculation/schema";

/**
 * Calculate a month independently, from the documents and tables only: with fractions and trial instead of formulas.
 * Slow, and without any shared code.
 */
export type CalculatedPay = {
  orders: Record<string, bigint>[];
  person: { pay: bigint; allowance: bigint; tax: bigint; inHand: bigint };
  /** What of each debt the month deducts, by its number. */
  owed: Record<number, bigint>;
};

type Fraction = [over: bigint, under: bigint];
const percent = (hundredths: number): Fraction => [BigInt(hundredths), 10_000n];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const whole = (value: bigint | number): Fraction => [BigInt(value), 1n];
function down([over, under]: Fraction): bigint {
  const rest = ((over % under) + under) % under;
  return (over - rest) / under;
}
const near = ([over, under]: Fraction) => down([over * 2n + under, under * 2n]);

/** Dollars in rupiah, each in hundredths, the other way round: what a whole day of trading out is worth, times the days. */
export const dollarsCalculated = (perDayCents: number, days: number, rupiahPerDollar: number): bigint =>
  near(times(times([BigInt(perDayCents), 100n], [BigInt(rupiahPerDollar), 100n]), whole(days)));

const linesOfCategory: Record<string, string[]> = {
  domestic: ["basicSalary", "kpak", "leavePay", "regionalAllowance"],
  overseas: ["basicSalary", "overseasAllowance", "positionAllowance"],
  offshore: ["basicSalary", "leavePay", "regionalAllowance", "positionAllowance"],
  other: ["basicSalary"],
};
function shownIn(category: number): string[] {
  if (category === 2) return linesOfCategory.overseas ?? [];
  if (category === 3) return linesOfCategory.offshore ?? [];
  const domestic = [1, 4, 5, 6, 7, 8, 9, 10, 11].includes(category);
  return (domestic ? linesOfCategory.domestic : linesOfCategory.other) ?? [];
}

/** Minimum wages by city id; none by default. */
type Cities = Readonly<Record<number, number>>;
type Order = SlipInputs["workOrders"][number];

function wagesOf(order: Order, factor: Fraction, leaveTenths: number): Record<string, bigint> {
  const lines: Record<string, bigint> = {};
  for (const name of [...shownIn(order.payrollCategoryId), "overtime"]) {
    const monthly = order.wages[name as keyof Order["wages"]];
    if (name === "leavePay" && monthly === null)
      lines[name] = near(times(times(whole(order.wages.basicSalary), [BigInt(leaveTenths), 300n]), factor));
    else if (monthly !== null) lines[name] = near(times(whole(monthly), factor));
  }
  return lines;
}

function isOlderThan(years: number, born: string, day: string): boolean {
  const birthday = `${Number(born.slice(0, 4)) + years}${born.slice(4)}`;
  return birthday <= day;
}

function isInsured({ person, workMonth }: SlipInputs): boolean {
  if (person.origin === "WNI") return true;
  const [year = 0, month = 0, day = 0] = person.employedSince.split("-").map(Number);
  const monthIndex = year * 12 + month - 1 + 6;
  const [wantedYear = 0, wantedMonth = 0] = workMonth.split("-").map(Number);
  const wanted = wantedYear * 12 + wantedMonth - 1;
  return monthIndex < wanted || (monthIndex === wanted && day === 1);
}

function premiums(inputs: SlipInputs, bearer: Order, cities: Cities): Record<string, bigint> {
  const shown = [...shownIn(bearer.payrollCategoryId), "overtime"];
  let wage = 0n;
  for (const line of inputs.settings.bpjsBase) if (shown.includes(line)) wage += bearer.wages[line] ?? 0n;
  const found = social.bpjsVersions.filter(({ effectiveFrom }) => effectiveFrom <= `${inputs.workMonth}-01`).at(-1);
  const rows = social.socialRatesOf(found ?? { pensionCap: 0 });
  const of = (name: string) => rows.find(({ programme }) => programme === name);
  const [jht, jp, jkm, kesehatan] = ["jht", "jp", "jkm", "kesehatan"].map(of);
  if (!jht || !jp || !jkm || !kesehatan) throw new Error("no rates");
  const cap = BigInt(jp.cap ?? 0);
  const isRetired = isOlderThan(59, inputs.person.dateOfBirth, `${inputs.workMonth}-01`);
  const ofCity = inputs.person.city ? cities[inputs.person.city.id] : undefined;
  const ofProvince = minimumWages.find(([province]) => province === inputs.person.province)?.[1];
  const least = BigInt(ofCity ?? ofProvince ?? 0);
  let health = wage < least ? least : wage;
  if (health > BigInt(kesehatan.cap ?? 0)) health = BigInt(kesehatan.cap ?? 0);
  const part = (base: bigint, rate: number) => near(times(whole(base), percent(rate)));
  return {
    jkk: part(wage, inputs.settings.riskRate ?? 0),
    jkm: part(wage, jkm.employerRate),
    kes: part(health, kesehatan.employerRate),
    bpjsJht: part(wage, jht.employeeRate ?? 0),
    bpjsJp: inputs.person.origin === "WNA" || isRetired ? 0n : part(wage > cap ? cap : wage, jp.employeeRate ?? 0),
    bpjsKesehatan: part(health, kesehatan.employeeRate ?? 0),
  };
}

const surcharged = ({ person }: SlipInputs): Fraction => (person.hasMatchingNik ? [1n, 1n] : [12n, 10n]);

function monthlyTax(inputs: SlipInputs, gross: bigint): bigint {
  if (inputs.person.residence === "non-resident") return down(times(whole(gross), percent(tax.parameters.foreignRate)));
  const [, , category = "A"] = tax.ptkpRows.find(([code]) => code === inputs.person.ptkpCode) ?? [];
  for (const [upTo, rate] of tax.terRows[category])
    if (upTo === null || gross <= BigInt(upTo))
      return down(times(times(whole(gross), percent(rate)), surcharged(inputs)));
  throw new Error("no rate");
}

function yearlyTax(inputs: SlipInputs, pension: bigint, gross: bigint, step: bigint): Fraction {
  const { earlier, former, taxedFrom } = inputs.taxYear;
  const [taxYear = 0, taxMonth = 0] = monthTaxed(inputs);
  const [workedYear = taxYear, workedMonth = taxMonth] = inputs.settlement?.workedUntil.split("-").map(Number) ?? [];
  const months = workedYear * 12 + workedMonth - (Number(taxedFrom.slice(0, 4)) * 12 + Number(taxedFrom.slice(5))) + 1;
  const annual = (earlier?.gross ?? 0n) + gross;
  let occupational = down(times(whole(annual), percent(tax.parameters.occupationalRate)));
  const most = BigInt(tax.parameters.occupationalMonthly * months);
  if (occupational > most) occupational = most;
  const [, free = 0] = tax.ptkpRows.find(([code]) => code === inputs.person.ptkpCode) ?? [];
  let net: Fraction = whole(annual - occupational - (earlier?.pension ?? 0n) - pension + (former?.net ?? 0n));
  const share: Fraction = inputs.taxYear.isPart ? [BigInt(months), 12n] : [1n, 1n];
  net = times(net, [share[1], share[0]]);
  let left = down(net) - BigInt(free);
  left = left <= 0n ? 0n : left - (left % step);
  let sum: Fraction = [0n, 10_000n];
  let from = 0n;
  for (const [upTo, rate] of tax.progressiveRows) {
    const slice = upTo === null || left < BigInt(upTo) ? left - from : BigInt(upTo) - from;
    if (slice > 0n) sum = [sum[0] + slice * BigInt(rate), 10_000n];
    from = BigInt(upTo ?? 0);
  }
  return times(times(sum, surcharged(inputs)), share);
}

function monthTaxed({ workMonth, payTiming }: SlipInputs): [number, number] {
  const [year = 0, month = 0] = workMonth.split("-").map(Number);
  if (payTiming === "same") return [year, month];
  return month === 12 ? [year + 1, 1] : [year, month + 1];
}

/** Looked for by halving where the tax without rounding meets the allowance, then tried rupiah by rupiah from below. */
function lastAllowance(taxWith: (allowance: bigint, step: bigint) => bigint): bigint {
  if (taxWith(0n, 1_000n) <= 0n) return 0n;
  let [low, high] = [0n, 1_000_000_000_000n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (taxWith(middle, 1n) > middle) low = middle;
    else high = middle;
  }
  for (let allowance = low > 800n ? low - 800n : 0n; ; allowance += 1n)
    if (taxWith(allowance, 1_000n) <= allowance) return allowance;
}

/** The tax is paid for, the payment is taxed, that tax is paid for, until nothing is added; a rupiah more where that pays for itself as well. */
function monthlyAllowance(taxOf: (gross: bigint) => bigint, pay: bigint): bigint {
  let allowance = 0n;
  for (;;) {
    const next = taxOf(pay + allowance);
    if (next === allowance) break;
    allowance = next;
  }
  return taxOf(pay + allowance + 1n) === allowance + 1n ? allowance + 1n : allowance;
}

function taxAndAllowance(inputs: SlipInputs, pay: bigint, pension: bigint) {
  const isPaidFor = inputs.person.subsidy === "full";
  const isYearly = inputs.taxYear.isLastPeriod && inputs.person.residence === "resident";
  if (!isYearly) {
    const allowance = isPaidFor ? monthlyAllowance((gross) => monthlyTax(inputs, gross), pay) : 0n;
    return { allowance, tax: monthlyTax(inputs, pay + allowance) };
  }
  const before = (inputs.taxYear.earlier?.withheld ?? 0n) + (inputs.taxYear.former?.withheld ?? 0n);
  const taxWith = (allowance: bigint, step: bigint) => down(yearlyTax(inputs, pension, pay + allowance, step)) - before;
  const allowance = isPaidFor ? lastAllowance(taxWith) : 0n;
  return { allowance, tax: taxWith(allowance, 1_000n) };
}

/** Lines of wages, of other pay and of premiums for each work order, and what the person is taxed, helped and paid. */
export function referencePay(inputs: SlipInputs, cities: Cities = {}): CalculatedPay {
  const [year = 0, month = 0] = inputs.workMonth.split("-").map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let bearer = inputs.workOrders[0];
  for (const order of inputs.workOrders) if (order.days > (bearer?.days ?? 0)) bearer = order;
  let [pay, cash, pension] = [0n, 0n, 0n];
  const orders = inputs.workOrders.map((order) => {
    const lines = wagesOf(order, [BigInt(order.days), BigInt(daysInMonth)], inputs.settings.leaveDayTenths);
    if (order.tradingOutCents) lines.tradingOut = dollarsCalculated(order.tradingOutCents, order.days, deliveredDollar);
    for (const { amount } of [...order.irregular, ...order.adjustments]) cash += amount;
    for (const amount of Object.values(lines)) cash += amount;
    if (order !== bearer || order.days === 0 || !isInsured(inputs)) return lines;
    const insured = premiums(inputs, order, cities);
    pay += (insured.jkk ?? 0n) + (insured.jkm ?? 0n) + (insured.kes ?? 0n);
    pension += (insured.bpjsJht ?? 0n) + (insured.bpjsJp ?? 0n);
    cash -= (insured.bpjsJht ?? 0n) + (insured.bpjsJp ?? 0n) + (insured.bpjsKesehatan ?? 0n);
    pay += (insured.bpjsJht ?? 0n) + (insured.bpjsJp ?? 0n) + (insured.bpjsKesehatan ?? 0n);
    return { ...lines, ...insured };
  });
  for (const { amount } of [...(inputs.settlement?.irregular ?? []), ...(inputs.settlement?.adjustments ?? [])])
    cash += amount;
  const settledLeave = inputs.settlement?.leaveSaved ?? 0n;
  cash += settledLeave;
  pay += cash;
  const { allowance, tax: withheld } = taxAndAllowance(inputs, pay, pension);
  const left = cash + allowance - withheld;
  const owed = dueCalculated(inputs, left);
  let inHand = left;
  for (const order of inputs.workOrders) for (const { amount } of order.reimbursed ?? []) inHand += amount;
  for (const { amount } of inputs.settlement?.reimbursed ?? []) inHand += amount;
  for (const amount of Object.values(owed)) inHand -= amount;
  return {
    orders: inputs.settlement ? [settledLeave ? { leavePay: settledLeave } : {}] : orders,
    person: { pay, allowance, tax: withheld, inHand },
    owed,
  };
}

/** Court orders first, then the others in order, up to a share of the take-home pay. */
function dueCalculated({ debts }: SlipInputs, inHand: bigint): Record<number, bigint> {
  if (!debts) return {};
  let purse = inHand > 0n ? down(times(whole(inHand), percent(debts.share))) : 0n;
  const taken: Record<number, bigint> = {};
  for (const isCourt of [true, false])
    for (const { id, kind, due } of debts.items) {
      if ((kind === "courtOrder") !== isCourt) continue;
      taken[id] = purse > due ? due : purse;
      purse -= taken[id];
    }
  return taken;
}
