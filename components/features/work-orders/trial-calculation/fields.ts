import { getLocale, getTranslations } from "next-intl/server";
import { provinces } from "@/db/enums/rates";
import { vatBases } from "@/lib/features/billing/rules";
import { tableKinds } from "@/lib/features/work-orders/explanation.rules";
import { subsidies } from "@/db/enums/work-orders";
import type { TablesToTry } from "@/lib/features/work-orders/trial-calculation/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { isMonth, monthsLater } from "@/lib/platform/calendar/months";
import { monthName } from "../inputs/month-name";

type Option = { value: string; label: string };
export type Field = { name: string; label: string; options?: Option[] };
type Values = Record<string, string>;
type Group = { title: string; fields: Field[] };
/** Choices of the form: payroll categories and table versions. */
export type TrialChoices = { categories: { id: number; name: string }[]; tables: TablesToTry };

const monthsOffered = 36;
/** Return months from January of last year on, plus the one in the address. */
async function monthsWith(value: string | undefined): Promise<Option[]> {
  const locale = await getLocale();
  const january = `${Number(dayOf(new Date()).slice(0, 4)) - 1}-01`;
  const months = Array.from({ length: monthsOffered }, (_, place) => monthsLater(january, place));
  const others = value === undefined || months.includes(value) ? [] : [value];
  return [...others, ...months].map((month) => ({
    value: month,
    label: isMonth(month) ? monthName(month, locale) : month,
  }));
}

const wages = [
  "basicSalary",
  "kpak",
  "regionalAllowance",
  "overseasAllowance",
  "positionAllowance",
  "overtime",
] as const;
const earlier = ["earlierGross", "earlierPension", "earlierWithheld"] as const;

async function monthGroup({ categories }: TrialChoices, { workMonth }: Values): Promise<Group> {
  const t = await getTranslations("work-orders.try");
  const options = categories.map(({ id, name }) => ({ value: String(id), label: `${id} ${name}` }));
  return {
    title: t("groups.month"),
    fields: [
      { name: "workMonth", label: t("fields.workMonth"), options: await monthsWith(workMonth) },
      { name: "days", label: t("fields.days") },
      { name: "payrollCategoryId", label: t("fields.payrollCategoryId"), options },
    ],
  };
}

async function wagesGroup(): Promise<Group> {
  const [t, lines] = await Promise.all([getTranslations("work-orders.try"), getTranslations("work-orders.lines")]);
  return {
    title: t("groups.wages"),
    fields: [
      ...wages.map((name) => ({ name, label: lines(name) })),
      { name: "tradingOut", label: t("fields.tradingOut") },
    ],
  };
}

async function taxGroup(): Promise<Group> {
  const [t, names] = await Promise.all([getTranslations("work-orders.try"), getTranslations("rates.provinces")]);
  type Choice = "resident" | "non-resident" | "matching" | "missing" | (typeof subsidies)[number];
  const chosen = (name: "residence" | "nik" | "subsidy", values: readonly Choice[]): Field => ({
    name,
    label: t(`fields.${name}`),
    options: values.map((value) => ({ value, label: t(`choices.${value}`) })),
  });
  return {
    title: t("groups.tax"),
    fields: [
      { name: "ptkpCode", label: t("fields.ptkpCode") },
      chosen("residence", ["resident", "non-resident"]),
      chosen("nik", ["matching", "missing"]),
      chosen("subsidy", subsidies),
      { name: "riskRate", label: t("fields.riskRate") },
      {
        name: "province",
        label: t("fields.province"),
        options: provinces.map((value) => ({ value, label: names(value) })),
      },
    ],
  };
}

async function yearGroup({ taxedFrom }: Values): Promise<Group> {
  const t = await getTranslations("work-orders.try");
  const options = (["ordinary", "last"] as const).map((value) => ({ value, label: t(`choices.${value}`) }));
  return {
    title: t("groups.year"),
    fields: [
      { name: "period", label: t("fields.period"), options },
      { name: "taxedFrom", label: t("fields.taxedFrom"), options: await monthsWith(taxedFrom) },
      ...earlier.map((name) => ({ name, label: t(`fields.${name}`) })),
    ],
  };
}

async function billGroup(): Promise<Group> {
  const t = await getTranslations("work-orders.try");
  const option = (value: (typeof vatBases)[number] | "billed" | "not-billed") => ({
    value,
    label: t(`choices.${value}`),
  });
  return {
    title: t("groups.bill"),
    fields: [
      { name: "feePercent", label: t("fields.feePercent") },
      { name: "vatPercent", label: t("fields.vatPercent") },
      { name: "vatTwelfths", label: t("fields.vatTwelfths") },
      { name: "vatBase", label: t("fields.vatBase"), options: vatBases.map(option) },
      { name: "pension", label: t("fields.pension"), options: [option("not-billed"), option("billed")] },
    ],
  };
}

async function tablesGroup({ tables }: TrialChoices): Promise<Group> {
  const [t, rates, activeLocale] = await Promise.all([
    getTranslations("work-orders.try"),
    getTranslations("rates"),
    getLocale(),
  ]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const versionsOf = (kind: (typeof tableKinds)[number]) =>
    tables
      .filter((table) => table.kind === kind)
      .map(({ id, effectiveFrom, standing }) => ({
        value: String(id),
        label: `${formatDate(effectiveFrom, locale)} · ${rates(`standings.${standing}`)}`,
      }));
  return {
    title: t("groups.tables"),
    fields: tableKinds.map((kind) => ({
      name: kind,
      label: rates(`kinds.${kind}`),
      options: [{ value: "", label: t("inForce") }, ...versionsOf(kind)],
    })),
  };
}

/** Return all fields of a test calculation, in order. */
export const groupsOf = (choices: TrialChoices, values: Values): Promise<Group[]> =>
  Promise.all([
    tablesGroup(choices),
    monthGroup(choices, values),
    wagesGroup(),
    taxGroup(),
    yearGroup(values),
    billGroup(),
  ]);
