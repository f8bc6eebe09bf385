import { getLocale } from "next-intl/server";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getUsualFees } from "@/lib/features/billing/amounts/get-usual-fees";
import { tableKinds } from "@/lib/features/work-orders/explanation.rules";
import type { TriedMonth, tryMonthInput } from "@/lib/features/work-orders/trial-calculation/schema";
import { calculateTrialMonth } from "@/lib/features/work-orders/trial-calculation/calculate-trial-month";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { isLocale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { load } from "@/lib/platform/transport/page";
import type { z } from "zod";

/** Default values: this month, a usual case and the current fee table. Values without a table stay blank. */
async function defaultValues(): Promise<Record<string, string>> {
  const fees = await load(getUsualFees, {});
  const workMonth = dayOf(new Date()).slice(0, 7);
  return {
    workMonth,
    days: "28",
    payrollCategoryId: "1",
    basicSalary: "7.500.000",
    ptkpCode: "TK/0",
    residence: "resident",
    nik: "matching",
    subsidy: "full",
    riskRate: "1,27",
    province: "JK",
    period: workMonth.endsWith("-12") ? "last" : "ordinary",
    taxedFrom: `${workMonth.slice(0, 4)}-01`,
    feePercent: String(fees?.feePercentage ?? ""),
    vatPercent: String(fees?.vatPercentage ?? ""),
    vatTwelfths: String(fees?.vatTwelfths ?? ""),
    vatBase: fees?.vatBase ?? "billsAfterFee",
    pension: "not-billed",
  };
}

/** Return the submitted values, or the defaults. */
export async function formValuesFrom(params: SearchParams): Promise<Record<string, string>> {
  if (!valueOf(params, "asked")) return defaultValues();
  return Object.fromEntries(Object.keys(params).map((name) => [name, valueOf(params, name)]));
}

type SampleMonth = { sampleResult: TriedMonth | null; problems: Record<string, string> };

/** Calculate the sample month, or return the problems by field. */
export async function calculateSampleMonth(values: Record<string, string>): Promise<SampleMonth> {
  const versions = Object.fromEntries(tableKinds.map((kind) => [kind, values[kind] ?? ""]));
  // The schema validates each value; an address holds strings only.
  const input = { ...values, versions } as unknown as z.input<typeof tryMonthInput>;
  try {
    return { sampleResult: await load(calculateTrialMonth, input), problems: {} };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    const requestLocale = await getLocale();
    const translate = translator(isLocale(requestLocale) ? requestLocale : "en");
    const fields = error.fields.map(({ path, message }) => [path.replace(/^versions\./, ""), translate(message)]);
    return { sampleResult: null, problems: Object.fromEntries(fields) };
  }
}
