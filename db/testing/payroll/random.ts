import { debtKinds } from "@/db/enums/work-orders";
import { minimumWages } from "@/db/seed/reference/minimum-wages";
import { ptkpRows } from "@/db/seed/reference/tax";
import type { SlipInputs } from "@/lib/features/work-orders/calculation/schema";

/** Numbers that are the same for the same seed. */
function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const oneOf = <One>(all: readonly One[]) => all[upTo(all.length - 1)] as One;
  const chance = (share: number) => next() < share;
  /** Small amounts as often as large ones. */
  const amount = (most: number) => BigInt(Math.floor(Math.exp(next() * Math.log(most))));
  return { upTo, oneOf, chance, amount };
}
type Dice = ReturnType<typeof dice>;

const twoDigits = (value: number) => String(value).padStart(2, "0");

function orderOf({ upTo, chance, amount }: Dice, number: string, most: number): SlipInputs["workOrders"][number] {
  const line = () => (chance(0.5) ? amount(60_000_000) : null);
  return {
    number,
    payrollCategoryId: 1 + upTo(12),
    days: upTo(most),
    wages: {
      basicSalary: amount(300_000_000),
      kpak: line(),
      regionalAllowance: line(),
      overseasAllowance: line(),
      positionAllowance: line(),
      overtime: chance(0.2) ? amount(20_000_000) : null,
      leavePay: chance(0.2) ? amount(5_000_000) : null,
    },
    leaveSaved: 0n,
    paysLeave: false,
    irregular: chance(0.15) ? [{ name: "THR", amount: amount(400_000_000) }] : [],
    adjustments: chance(0.1)
      ? [{ workOrderNumber: "WO/M/2026/01/00001", reason: "Overtime", amount: amount(3_000_000) }]
      : [],
  };
}

function personOf({ upTo, oneOf, chance }: Dice): SlipInputs["person"] {
  const isForeign = chance(0.15);
  return {
    origin: isForeign ? "WNA" : "WNI",
    residence: isForeign && chance(0.5) ? "non-resident" : "resident",
    dateOfBirth: `${1962 + upTo(44)}-${twoDigits(1 + upTo(11))}-${twoDigits(1 + upTo(27))}`,
    employedSince: `202${4 + upTo(2)}-${twoDigits(1 + upTo(11))}-${twoDigits(1 + upTo(27))}`,
    ptkpCode: oneOf(ptkpRows)[0],
    hasMatchingNik: chance(0.85),
    subsidy: chance(0.6) ? "full" : "none",
    province: oneOf(minimumWages)[0],
  };
}

/** A third of the years, without a throw of the dice. */
const seedless = (gross: bigint) => gross % 3n === 1n;

function taxYearOf({ upTo, chance, amount }: Dice, taxMonth: string): SlipInputs["taxYear"] {
  const month = Number(taxMonth.slice(5));
  const isLastPeriod = month === 12 || chance(0.1);
  const from = 1 + upTo(month - 1);
  const gross = month > from ? amount(4_000_000_000) : 0n;
  return {
    isLastPeriod,
    taxedFrom: `${taxMonth.slice(0, 4)}-${twoDigits(from)}`,
    earlier: isLastPeriod
      ? { gross, pension: gross / 40n, withheld: gross / BigInt(4 + upTo(40)), isVerified: true }
      : null,
    ...(isLastPeriod && seedless(gross) ? { isPart: true as const } : {}),
    former: isLastPeriod && chance(0.2) ? { net: amount(300_000_000), withheld: amount(20_000_000) } : null,
  };
}

/** A random month by number: wages from zero to very high, on one vessel or several. */
export function randomMonth(seed: number): SlipInputs {
  const from = dice(seed);
  const { upTo, oneOf, chance } = from;
  const month = 1 + upTo(11);
  const payTiming = chance(0.2) ? "next" : "same";
  const taxMonth =
    payTiming === "next" ? (month === 12 ? "2027-01" : `2026-${twoDigits(month + 1)}`) : `2026-${twoDigits(month)}`;
  const count = oneOf([1, 1, 1, 1, 2, 3]);
  const workOrders = Array.from({ length: count }, (_, place) =>
    orderOf(from, `WO/M/2026/01/0000${place + 1}`, Math.floor(28 / count)),
  );
  return {
    workMonth: `2026-${twoDigits(month)}`,
    payTiming,
    person: { ...personOf(from), ...cityOf(seed) },
    taxYear: taxYearOf(from, taxMonth),
    settings: {
      leaveMode: "monthly",
      leaveDayTenths: oneOf([25, 25, 30]),
      bpjsBase: chance(0.8) ? ["basicSalary", "kpak", "positionAllowance"] : ["basicSalary"],
      riskRate: oneOf([24, 54, 89, 127, 174, 10, 160]),
    },
    workOrders: workOrders.map((order, place) => ({
      ...order,
      ...tradingOutOf(seed + place),
      ...reimbursedOf(seed + place),
    })),
    ...owedOf(seed),
  };
}

/** Every other person owes something, from next to nothing to more than a year of pay, in up to five debts; a fifth was paid back an expense. */
function owedOf(seed: number): Pick<SlipInputs, "debts"> {
  const { chance, upTo, oneOf, amount } = dice(seed ^ 0xdeb_75);
  if (chance(0.5)) return {};
  const items = Array.from({ length: 1 + upTo(4) }, (_, place) => {
    const balance = amount(200_000_000);
    const kind = oneOf(debtKinds);
    return { id: place + 1, kind, name: `Debt ${place + 1}`, balance, due: chance(0.5) ? balance : balance / 4n };
  });
  return { debts: { share: oneOf([0, 2_500, 5_000, 5_000, 10_000]), items } };
}

function reimbursedOf(seed: number): { reimbursed?: { name: string; amount: bigint }[] } {
  const { chance, amount } = dice(seed ^ 0x7a_41);
  return chance(0.2) ? { reimbursed: [{ name: "Visa", amount: amount(9_000_000) }] } : {};
}

/** Three of four agreements name a city, one of them a city without a wage of its own. */
const cityOf = (seed: number) => (seed % 4 === 0 ? {} : { city: { id: seed % 4, name: `City ${seed % 4}` } });

/** A third are paid dollars as well: up to a thousand a day. */
function tradingOutOf(seed: number): { tradingOutCents?: number } {
  const { chance, upTo } = dice(seed ^ 0xd0_11a5);
  return chance(0.33) ? { tradingOutCents: 1 + upTo(100_000) } : {};
}

/** A random year settled without a day on board: formerly withheld tax from zero to far too much. */
export function randomSettlement(seed: number): SlipInputs {
  const { upTo, oneOf, chance, amount } = dice(seed ^ 0x5e771e);
  const month = randomMonth(seed);
  const last = chance(0.7) ? 12 : 1 + upTo(11);
  const from = 1 + upTo(last - 1);
  const gross = amount(4_000_000_000);
  const year = { gross, pension: gross / 40n, withheld: gross / BigInt(4 + upTo(40)), isVerified: true };
  const reason = last === 12 ? "ashore" : oneOf(["ended", "endedLate"] as const);
  return {
    ...month,
    workMonth: `2026-${twoDigits(last)}`,
    payTiming: "same",
    person: { ...month.person, residence: "resident", province: null },
    taxYear: { ...month.taxYear, isLastPeriod: true, taxedFrom: `2026-${twoDigits(from)}`, earlier: year },
    workOrders: [],
    settlement: {
      number: "WO/M/2026/12/00001",
      reason,
      workedUntil: `2026-${twoDigits(reason === "endedLate" ? from + upTo(last - from) : last)}`,
      irregular: chance(0.2) ? [{ name: "THR", amount: amount(400_000_000) }] : [],
      adjustments: [],
      ...(chance(0.3) ? { leaveSaved: amount(90_000_000) } : {}),
    },
  };
}
