import type { Appraised } from "@/lib/features/crew/appraised.queries";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { textOf } from "@/lib/features/crew/compliance/text.rules";
import { durationText } from "@/lib/features/crew/duration.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { Requirement } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { effectsOf, type Effect } from "./effect.rules";
import { partsOf, type Part, type Wanted } from "./fit.rules";
import { coverOf, type Cover } from "./papers.rules";
import type { CandidateRow } from "./queries";
import type { Candidate } from "./schema";

type Asked = { wanted: Wanted; requirements: readonly Requirement[]; locale: Locale };

/** Cache formatted texts: candidates share few texts, and formatting costs more than judging. */
const sayings = new Map<string, string>();
const mostSayings = 5_000;

function said(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const name = JSON.stringify([locale, key, values]);
  const known = sayings.get(name);
  if (known !== undefined) return known;
  const text = filledIn(locale, key, values);
  if (sayings.size >= mostSayings) sayings.clear();
  sayings.set(name, text);
  return text;
}

/** Format a message with its dates written out. */
function filledIn(locale: Locale, key: string, values: Record<string, string | number>): string {
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && isDay(value) ? formatDate(value, locale) : value,
  ]);
  return translator(locale)(`candidates.${key}`, Object.fromEntries(spoken));
}

function papersText({ worst, more, until }: Cover, locale: Locale): string {
  if (!worst) return until ? said(locale, "papers.cover", { date: until }) : said(locale, "papers.endless");
  const text = textOf(worst, locale);
  return more > 0 ? said(locale, "papers.more", { text, count: more }) : text;
}

/** Describe the last two averages, newest first, and a No to re-employment. */
function appraisalsText(appraisals: readonly Appraised[], locale: Locale): string {
  if (appraisals.length === 0) return said(locale, "appraisal.none");
  const averages = appraisals.map(({ average, dateOfReport: date }) =>
    average === null
      ? said(locale, "appraisal.unscored", { date })
      : said(locale, "appraisal.average", { average, date }),
  );
  const refusal = appraisals.some(({ reEmployed }) => reEmployed === false) ? [said(locale, "appraisal.notAgain")] : [];
  return [said(locale, "appraisal.last", { averages: averages.join(", ") }), ...refusal].join("; ");
}

/** Rate appraisals: poor below satisfactory or after a No, good above; null without scores. */
function appraisalLevel([last, before]: readonly Appraised[]): 0 | 1 | 2 | null {
  if (last?.reEmployed === false || before?.reEmployed === false) return 0;
  const average = last?.average ?? null;
  return average === null ? null : average < 3 ? 0 : average === 3 ? 1 : 2;
}

/** Describe a fit reason, naming the earlier vessel where relevant. */
function partText({ part, level, word, values }: Part, row: CandidateRow, locale: Locale): string {
  const isIndonesian = locale === "id";
  if (part === "rank") return said(locale, `rank.${word}`, { rank: isIndonesian ? row.positionNameId : row.position });
  if (part === "vesselType") return said(locale, level === 2 ? "vesselType.same" : "vesselType.other");
  if (part === "lastVessel") {
    if (row.lastVessel === null) return said(locale, "lastVessel.none");
    return said(locale, level === 2 ? "lastVessel.same" : "lastVessel.other", { vessel: row.lastVessel });
  }
  return said(locale, `${part}.${word}`, values);
}

function effectOnWire(
  { seatId, vessel, position, positionNameId, vesselId, since, isUncovered }: Effect,
  locale: Locale,
) {
  const values = { vessel, position: locale === "id" ? positionNameId : position, date: since };
  return {
    vesselId,
    vesselName: vessel,
    vesselCrewId: seatId,
    jobPositionName: position,
    jobPositionNameId: positionNameId,
    since,
    isUncovered,
    text: said(locale, isUncovered ? "effect.uncovered" : "effect.covered", values),
  };
}

const deciders = { "principal-rejected": "principal", "employee-rejected": "employee" } as const;

/** Judge a candidate for exactly this seat and period. */
export function judged(row: CandidateRow, { wanted, requirements }: Omit<Asked, "locale">) {
  const effects = effectsOf(row.stays, wanted);
  const cover = coverOf(row, requirements, wanted);
  return { row, effects, cover, parts: partsOf(row, effects, wanted, cover.level) };
}

type Told = Pick<Asked, "wanted" | "locale">;

/** Map a candidate to documented names, with fit reasons. D2 §3 */
export function onWire({ row, effects, cover, parts }: ReturnType<typeof judged>, { wanted, locale }: Told): Candidate {
  const t = translator(locale);
  const { today } = wanted;
  const papers = papersText(cover, locale);
  const appraisalText = appraisalsText(row.appraisals, locale);
  const days = Math.max(0, daysBetween(row.statusSince, today));
  const { missingCertificates: missing, firstCertificateExpiry: firstExpiry, plannedOffBoard, rejection } = row;
  const why = parts.map((part) => ({
    part: part.part,
    level: part.level,
    text: part.part === "papers" ? papers : partText(part, row, locale),
  }));
  return {
    id: row.id,
    employeeId: row.id,
    employeeIdNumber: row.employeeNumber,
    seafarerId: row.seafarerCode,
    fullName: row.fullName,
    jobPositionId: row.positionId,
    jobPositionName: row.position,
    jobPositionNameId: row.positionNameId,
    isPromotion: wanted.belowIds.includes(row.positionId),
    employmentType: row.employmentType,
    lastVesselName: row.lastVessel,
    lastVesselType: row.lastVesselType,
    lastVesselTypeNameId: row.lastVesselTypeNameId,
    onBoardDuration: row.isOnBoard ? durationText(days, t) : null,
    offBoardDuration: row.isOnBoard ? null : durationText(days, t),
    status: certificateStatus({ missing, firstExpiry, plannedOffBoard }, today),
    appraisalNotes: row.appraisals.length > 0 ? appraisalText : null,
    papers,
    why: [...why, { part: "appraisal" as const, level: appraisalLevel(row.appraisals), text: appraisalText }],
    elsewhere: effects.map((effect) => effectOnWire(effect, locale)),
    rejection: rejection && { date: rejection.date, by: deciders[rejection.event], reason: rejection.reason },
  };
}
