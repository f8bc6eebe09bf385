import { z } from "zod";
import { accommodationLines, type AccommodationLine } from "@/db/enums/scheduling";
import { isGraded, lineAmount, type Amounts } from "@/lib/features/scheduling/allowance.rules";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { marineAmounts, tankerAmounts } from "@/lib/features/scheduling/save/schema";
import { agentName, agentPhone, timeOfDay } from "@/lib/features/scheduling/schema";
import { isDay } from "@/lib/platform/calendar/dates";

export type WayName = "onBoard" | "offBoard";
type Shown = NonNullable<ScheduleDetail["onBoard"]>;
type AmountValues = { lumpsumGrade: string; total: string; lines: Record<AccommodationLine, string> };
/** Form values under the API's names. isFinal: the amounts are confirmed although unchanged. */
export type ScheduleValues = {
  scheduledOnBoardDate: string;
  scheduledOnBoardTime: string;
  onboardLocationPortId: string;
  onboardAgentName: string;
  onboardAgentPhone: string;
  scheduledOffBoardDate: string;
  scheduledOffBoardTime: string;
  offboardLocationPortId: string;
  offboardAgentName: string;
  offboardAgentPhone: string;
  noTravelOnBoard: boolean;
  noTravelOffBoard: boolean;
  onBoard: AmountValues;
  offBoard: AmountValues;
  isFinal: boolean;
};

/** Return the current way: joining until the seafarer is on board. Document 3 §4 */
export const wayAt = (statusId: number): WayName => (statusId < 4 ? "onBoard" : "offBoard");
export const namesOf = {
  onBoard: {
    date: "scheduledOnBoardDate",
    time: "scheduledOnBoardTime",
    port: "onboardLocationPortId",
    agentName: "onboardAgentName",
    agentPhone: "onboardAgentPhone",
    noTravel: "noTravelOnBoard",
  },
  offBoard: {
    date: "scheduledOffBoardDate",
    time: "scheduledOffBoardTime",
    port: "offboardLocationPortId",
    agentName: "offboardAgentName",
    agentPhone: "offboardAgentPhone",
    noTravel: "noTravelOffBoard",
  },
} as const;

function amountValues(shown: Shown | null): AmountValues {
  const line = (name: AccommodationLine) => {
    const held = shown?.lines?.[name];
    return held ? String(isGraded(name) ? held.multiplier : held.base) : "";
  };
  return {
    lumpsumGrade: shown ? String(shown.lumpsumGrade) : "",
    total: shown && shown.lines === null && shown.total !== null ? String(shown.total) : "",
    // The names are exactly the line names.
    lines: Object.fromEntries(accommodationLines.map((name) => [name, line(name)])) as AmountValues["lines"],
  };
}

export const valuesOf = (schedule: ScheduleDetail): ScheduleValues => ({
  scheduledOnBoardDate: schedule.scheduledOnBoardDate,
  scheduledOnBoardTime: schedule.scheduledOnBoardTime ?? "",
  onboardLocationPortId: String(schedule.onboardLocationPortId ?? ""),
  onboardAgentName: schedule.onboardAgentName ?? "",
  onboardAgentPhone: schedule.onboardAgentPhone ?? "",
  scheduledOffBoardDate: schedule.scheduledOffBoardDate,
  scheduledOffBoardTime: schedule.scheduledOffBoardTime ?? "",
  offboardLocationPortId: String(schedule.offboardLocationPortId ?? ""),
  offboardAgentName: schedule.offboardAgentName ?? "",
  offboardAgentPhone: schedule.offboardAgentPhone ?? "",
  noTravelOnBoard: schedule.noTravelOnBoard,
  noTravelOffBoard: schedule.noTravelOffBoard,
  onBoard: amountValues(schedule.onBoard),
  offBoard: amountValues(schedule.offBoard),
  isFinal: false,
});

const amountOf = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : null);
const timesOf = (text: string) => (/^\d{1,3}(\.\d{0,2})?$/.test(text) ? Number(text) : null);

/** Calculate each entered line with the bases of the chosen grade; null for invalid numbers. */
export function linesTyped(typed: AmountValues, shown: Shown): { amounts: Partial<Amounts>; total: number | null } {
  const bases = shown.bases?.find(({ grade }) => String(grade) === typed.lumpsumGrade);
  const amounts = Object.fromEntries(
    accommodationLines.flatMap((name) => {
      const text = typed.lines[name].trim();
      const multiplier = isGraded(name) ? timesOf(text) : 1;
      const base = isGraded(name) ? (bases?.[name] ?? shown.lines?.[name].base ?? 0) : amountOf(text);
      return multiplier === null || base === null ? [] : [[name, { multiplier, base }]];
    }),
  ) as Partial<Amounts>;
  const known = Object.values(amounts);
  const total = known.reduce((sum, line) => sum + lineAmount(line), 0);
  return { amounts, total: known.length === accommodationLines.length ? total : null };
}

/** Return the entered total of one way; null while something is missing. */
export function totalTyped(typed: AmountValues, shown: Shown): number | null {
  return shown.lines ? linesTyped(typed, shown).total : amountOf(typed.total.trim());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Return whether a save includes the amounts of the way. */
export const sendsAmounts = (values: ScheduleValues, stored: ScheduleValues, way: WayName) =>
  values.isFinal || !isSame(values[way], stored[way]);

/** Return the changed fields under the API's names. */
export function changesOf(values: ScheduleValues, stored: ScheduleValues, schedule: ScheduleDetail) {
  const way = wayAt(schedule.employeeSchedulingStatusId);
  const fields = Object.values(namesOf[way]).filter((name) => values[name] !== stored[name]);
  const part = values[way];
  const amounts = schedule[way]?.lines
    ? { lumpsumGrade: part.lumpsumGrade, lines: part.lines, total: schedule[way] && totalTyped(part, schedule[way]) }
    : { lumpsumGrade: part.lumpsumGrade, total: part.total };
  return {
    ...Object.fromEntries(fields.map((name) => [name, values[name]])),
    ...(schedule[way] && sendsAmounts(values, stored, way) ? { [way]: amounts } : {}),
  };
}

/** Build the schema for time and agent of one way. */
const meeting = (way: WayName) =>
  [
    [namesOf[way].time, timeOfDay],
    [namesOf[way].agentName, agentName],
    [namesOf[way].agentPhone, agentPhone],
  ] as const;

type Judged = { schedule: ScheduleDetail; stored: ScheduleValues; mayEnter: boolean };

/**
 * Build the form schema with the server's rules. A port is required once the way is planned; before that the next
 * status requires it. Document 3 §5
 */
export function formSchema({ schedule, stored, mayEnter }: Judged) {
  const statusId = schedule.employeeSchedulingStatusId;
  const way = wayAt(statusId);
  const isSettled = statusId !== 1 && statusId !== 4;
  const part = schedule[way]?.lines ? marineAmounts : tankerAmounts;
  const { date, port } = namesOf[way];
  return z.custom<ScheduleValues>().superRefine((values, context) => {
    const wrong = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (values[date] === "") wrong([date], "validation.required");
    else if (!isDay(values[date])) wrong([date], "validation.date");
    for (const [name, rule] of meeting(way)) {
      const said = rule.safeParse(values[name]).error?.issues[0];
      if (said) wrong([name], said.message);
    }
    if (isSettled && values[port] === "") wrong([port], "validation.required");
    if (!mayEnter || !sendsAmounts(values, stored, way)) return;
    const judged = part.safeParse(values[way]);
    for (const issue of judged.error?.issues ?? []) wrong([way, ...issue.path], issue.message);
  });
}
