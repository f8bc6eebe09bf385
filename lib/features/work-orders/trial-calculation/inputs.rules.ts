import { firstDayOf, monthsLater, yearOf } from "@/lib/platform/calendar/months";
import type { SlipInputs } from "../calculation/schema";
import { earlierOf } from "../calculation/year.rules";
import type { TrialInput } from "./schema";

const rupiah = (amount: number | null) => (amount === null ? null : BigInt(amount));

/** Return the entered earlier months: known only when all three sums are given. */
function openingOf({ workMonth, taxedFrom, earlierGross, earlierPension, earlierWithheld }: TrialInput) {
  if (taxedFrom === workMonth || earlierGross === null || earlierPension === null || earlierWithheld === null)
    return null;
  const [gross, pension, withheld] = [BigInt(earlierGross), BigInt(earlierPension), BigInt(earlierWithheld)];
  return { through: monthsLater(workMonth, -1), gross, pension, withheld, isVerified: true };
}

function taxYearOf(trial: TrialInput): SlipInputs["taxYear"] {
  const { workMonth, taxedFrom } = trial;
  const isLastPeriod = trial.period === "last";
  const soFar = { taxMonth: workMonth, taxedFrom, usedFrom: workMonth, opening: openingOf(trial), months: [] };
  return { isLastPeriod, taxedFrom, earlier: isLastPeriod ? earlierOf(soFar) : null, former: null };
}

/**
 * Build the inputs of a sample month: thirty years old, two years employed, paid in the month of work, Indonesian if
 * resident.
 */
export function inputsOf(trial: TrialInput): SlipInputs {
  const { workMonth, residence, ptkpCode, nik, subsidy, province, riskRate } = trial;
  const { payrollCategoryId, days, tradingOut } = trial;
  const { basicSalary, kpak, regionalAllowance, overseasAllowance, positionAllowance, overtime } = trial;
  const wages = {
    basicSalary: BigInt(basicSalary),
    kpak: rupiah(kpak),
    regionalAllowance: rupiah(regionalAllowance),
    overseasAllowance: rupiah(overseasAllowance),
    positionAllowance: rupiah(positionAllowance),
    overtime: rupiah(overtime),
    leavePay: null,
  };
  const pay = { leaveSaved: 0n, paysLeave: false, irregular: [], adjustments: [] };
  return {
    workMonth,
    payTiming: "same",
    person: {
      origin: residence === "resident" ? "WNI" : "WNA",
      residence,
      dateOfBirth: `${yearOf(workMonth) - 30}-01-01`,
      employedSince: firstDayOf(monthsLater(workMonth, -24)),
      ptkpCode,
      hasMatchingNik: nik === "matching",
      subsidy,
      province,
    },
    taxYear: taxYearOf(trial),
    settings: {
      leaveMode: "monthly",
      leaveDayTenths: 25,
      bpjsBase: ["basicSalary", "kpak", "positionAllowance"],
      riskRate,
    },
    workOrders: [
      {
        number: "1",
        payrollCategoryId,
        days,
        wages,
        ...(tradingOut === null ? {} : { tradingOutCents: tradingOut }),
        ...pay,
      },
    ],
  };
}
