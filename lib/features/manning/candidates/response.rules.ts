import type { ApprovedAppraisal } from "@/lib/features/crew/approved-appraisals.queries";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { findingTextOf } from "@/lib/features/crew/compliance/finding-text.rules";
import { durationText } from "@/lib/features/crew/sea-time/duration.rules";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { Requirement } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { effectsOf, type Effect } from "./effect-on-seats.rules";
import { fitPartsOf, type FitPart, type WantedSeatPeriod } from "./fit.rules";
import { documentCoverOf, type DocumentCover } from "./document-cover.rules";
import type { CandidateRow } from "./queries";
import type { Candidate } from "./schema";

type JudgeInput = { wantedPeriod: WantedSeatPeriod; requirements: readonly Requirement[]; locale: Locale };

/** Cache formatted texts: candidates share few texts, and formatting costs more than judging. */
const textCache = new Map<string, string>();
const maxCachedTexts = 5_000;

function cachedText(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const name = JSON.stringify([locale, key, values]);
  const cached = textCache.get(name);
  if (cached !== undefined) return cached;
  const text = formatText(locale, key, values);
  if (textCache.size >= maxCachedTexts) textCache.clear();
  textCache.set(name, text);
  return text;
}

/** Format a message with its dates written out. */
function formatText(locale: Locale, key: string, values: Record<string, string | number>): string {
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && isDay(value) ? formatDate(value, locale) : value,
  ]);
  return translator(locale)(`candidates.${key}`, Object.fromEntries(formatted));
}

function documentCoverText({ firstIssue, otherIssueCount, coveredUntil }: DocumentCover, locale: Locale): string {
  if (!firstIssue)
    return coveredUntil
      ? cachedText(locale, "papers.cover", { date: coveredUntil })
      : cachedText(locale, "papers.endless");
  const text = findingTextOf(firstIssue, locale);
  return otherIssueCount > 0 ? cachedText(locale, "papers.more", { text, count: otherIssueCount }) : text;
}

/** Describe the last two averages, newest first, and a No to re-employment. */
function appraisalsText(appraisals: readonly ApprovedAppraisal[], locale: Locale): string {
  if (appraisals.length === 0) return cachedText(locale, "appraisal.none");
  const averages = appraisals.map(({ average, dateOfReport: date }) =>
    average === null
      ? cachedText(locale, "appraisal.unscored", { date })
      : cachedText(locale, "appraisal.average", { average, date }),
  );
  const refusal = appraisals.some(({ reEmployed }) => reEmployed === false)
    ? [cachedText(locale, "appraisal.notAgain")]
    : [];
  return [cachedText(locale, "appraisal.last", { averages: averages.join(", ") }), ...refusal].join("; ");
}

/** Rate appraisals: poor below satisfactory or after a No, good above; null without scores. */
function appraisalLevel([last, before]: readonly ApprovedAppraisal[]): 0 | 1 | 2 | null {
  if (last?.reEmployed === false || before?.reEmployed === false) return 0;
  const average = last?.average ?? null;
  return average === null ? null : average < 3 ? 0 : average === 3 ? 1 : 2;
}

/** Describe a fit reason, naming the earlier vessel where relevant. */
function partText({ part, level, word, values }: FitPart, row: CandidateRow, locale: Locale): string {
  if (part === "rank")
    return cachedText(locale, `rank.${word}`, {
      rank: inLanguage(locale, { en: row.position, id: row.positionNameId }),
    });
  if (part === "vesselType") return cachedText(locale, level === 2 ? "vesselType.same" : "vesselType.other");
  if (part === "lastVessel") {
    if (row.lastVessel === null) return cachedText(locale, "lastVessel.none");
    return cachedText(locale, level === 2 ? "lastVessel.same" : "lastVessel.other", { vessel: row.lastVessel });
  }
  return cachedText(locale, `${part}.${word}`, values);
}

function effectOnWire(
  { seatId, vessel, position, positionNameId, vesselId, since, isUncovered }: Effect,
  locale: Locale,
) {
  const values = { vessel, position: inLanguage(locale, { en: position, id: positionNameId }), date: since };
  return {
    vesselId,
    vesselName: vessel,
    vesselCrewId: seatId,
    jobPositionName: position,
    jobPositionNameId: positionNameId,
    since,
    isUncovered,
    text: cachedText(locale, isUncovered ? "effect.uncovered" : "effect.covered", values),
  };
}

const deciders = { "principal-rejected": "principal", "employee-rejected": "employee" } as const;

/** Judge a candidate for exactly this seat and period. */
export function judgeCandidate(row: CandidateRow, { wantedPeriod, requirements }: Omit<JudgeInput, "locale">) {
  const effects = effectsOf(row.otherAssignments, wantedPeriod);
  const cover = documentCoverOf(row, requirements, wantedPeriod);
  return { row, effects, cover, parts: fitPartsOf(row, effects, wantedPeriod, cover.level) };
}

type WireContext = Omit<JudgeInput, "requirements">;

/** Map a candidate to documented names, with fit reasons. D2 §3 */
export function toResponse(
  { row, effects, cover, parts }: ReturnType<typeof judgeCandidate>,
  { wantedPeriod, locale }: WireContext,
): Candidate {
  const t = translator(locale);
  const { today } = wantedPeriod;
  const papers = documentCoverText(cover, locale);
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
    crewId: row.id,
    employeeIdNumber: row.employeeNumber,
    seafarerId: row.seafarerCode,
    fullName: row.fullName,
    jobPositionId: row.positionId,
    jobPositionName: row.position,
    jobPositionNameId: row.positionNameId,
    isPromotion: wantedPeriod.belowIds.includes(row.positionId),
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
