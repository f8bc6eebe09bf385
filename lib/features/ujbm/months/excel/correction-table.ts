import type { UjbmMonthState } from "@/db/enums/ujbm";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { VesselMonthRow } from "../../vessel-months.queries";
import type { Movement, SettlementDetail } from "../schema";

type Sheet = {
  month: string;
  state: UjbmMonthState;
  rows: VesselMonthRow[];
  settlements: SettlementDetail[];
  locale: Locale;
  exportedBy: string;
  now: Date;
};
type Line = {
  vessel: string;
  crew: number | null;
  days: number | null;
  paid: number | null;
  actual: number | null;
  difference: number;
  rate: number | null;
  /** Amount beyond difference × rate: carried man-days at their cost. */
  carriedAmount?: number;
};

const widths = {
  no: 5,
  vessel: 34,
  paidCrew: 9,
  paidDays: 9,
  paidManDays: 12,
  actualManDays: 12,
  difference: 11,
  rate: 12,
  rupiah: 16,
};

const money = ["rate", "rupiah"];

/**
 * Build a line per vessel and settled month, newest first, and one for carried amounts. A vessel's differences add up
 * to its correction.
 */
function linesOf({ rows, settlements, locale }: Sheet, t: Translate): Line[] {
  const last = settlements.reduce((newest, { month }) => (month > newest ? month : newest), "");
  return rows.flatMap(({ vesselId, vesselName, ujbm: rate, carriedIn, rateDifference }) => {
    const own = settlements.filter((one) => one.vesselId === vesselId);
    const lines = own.map(({ month, crew, days, rate: paidBy, paidManDays: paid, actualManDays: actual }): Line => {
      const vessel = month === last ? vesselName : `${vesselName}, ${formatDate(month, locale, "month")}`;
      return { vessel, crew, days, paid, actual, difference: actual - paid, rate: paidBy ?? rate };
    });
    const explained = lines.reduce((sum, line) => sum + line.difference * ((line.rate ?? 0) - (rate ?? 0)), 0);
    const carried = {
      vessel: `${vesselName}, ${t("ujbm.carriedIn")}`,
      crew: null,
      days: null,
      paid: null,
      actual: null,
    };
    const over = rateDifference - explained;
    const line = { ...carried, difference: carriedIn, rate, over };
    return carriedIn === 0 && over === 0 ? lines : [...lines, line];
  });
}

const rupiah = ({ difference, rate, carriedAmount = 0 }: Line) =>
  rate === null ? null : difference * rate + carriedAmount;

function totalOf(lines: readonly Line[], t: Translate): Cell[] {
  const sum = (of: (line: Line) => number | null): Cell => ({
    sum: lines.reduce((all, line) => all + (of(line) ?? 0), 0),
  });
  return [
    null,
    t("ujbm.total"),
    null,
    null,
    sum(({ paid }) => paid),
    sum(({ actual }) => actual),
    sum(({ difference }) => difference),
    null,
    sum(rupiah),
  ];
}

function movementOf(vesselName: string, one: Movement, t: Translate, locale: Locale): Cell[] {
  const position = inLanguage(locale, { en: one.position, id: one.positionId });
  const who = one.assignmentId === null ? t("ujbm.unfilled") : (one.name ?? t("ujbm.unnamed"));
  return [
    null,
    `${vesselName}: ${who}`,
    formatDate(one.month, locale, "month"),
    null,
    { day: one.joinedOn },
    { day: one.leftOn },
    one.manDays,
    null,
    position,
  ];
}

/** Build the sheet of a month's correction, with the joins and leaves behind it. */
export function correctionTable(sheet: Sheet): ExcelTable {
  const { month, state, rows, settlements, locale, exportedBy, now } = sheet;
  const t = translator(locale);
  const name = formatDate(month, locale, "month");
  const lines = linesOf(sheet, t);
  const head = ["", "who", "month", "", "joined", "left", "manDays", "", "position"].map((key) =>
    key === "" ? null : { text: t(`ujbm.sheet.${key as "who"}`), tone: "none" as const },
  );
  // A vessel out of operation whose differences cancel out has no line to explain.
  const listed = new Set(rows.map(({ vesselId }) => vesselId));
  const movements = settlements.flatMap(({ vesselId, vesselName, movements: notified }) =>
    listed.has(vesselId) ? notified.map((one) => movementOf(vesselName, one, t, locale)) : [],
  );
  return {
    sheet: "UJBM",
    title: t("ujbm.correctionTitle", { month: name, state: t(`ujbm.states.${state}`) }),
    columns: Object.entries(widths).map(([key, width]) => ({
      label: t(`ujbm.sheet.${key}`),
      width,
      isMoney: money.includes(key),
    })),
    names: 2,
    rows: lines.map((line, index): Cell[] => [
      index + 1,
      line.vessel,
      line.crew,
      line.days,
      line.paid,
      line.actual,
      line.difference,
      line.rate,
      rupiah(line),
    ]),
    notes: [totalOf(lines, t), [], [null, { text: t("ujbm.movements"), tone: "none" }], head, ...movements],
    footer: t("documents.exported", { filters: name, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
}
