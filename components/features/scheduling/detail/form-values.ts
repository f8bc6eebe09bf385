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
    const storedLine = shown?.lines?.[name];
    return storedLine ? String(isGraded(name) ? storedLine.multiplier : storedLine.base) : "";
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
export function enteredLines(entered: AmountValues, shown: Shown): { amounts: Partial<Amounts>; total: number | null } {
  const bases = shown.bases?.find(({ grade }) => String(grade) === entered.lumpsumGrade);
  const amounts = Object.fromEntries(
    accommodationLines.flatMap((name) => {
      const text = entered.lines[name].trim();
      const multiplier = isGraded(name) ? timesOf(text) : 1;
      const base = isGraded(name) ? (bases?.[name] ?? shown.lines?.[name].base ?? 0) : amountOf(text);
      return multiplier === null || base === null ? [] : [[name, { multiplier, base }]];
    }),
  ) as Partial<Amounts>;
  const completeLines = Object.values(amounts);
  const total = completeLines.reduce((sum, line) => sum + lineAmount(line), 0);
  return { amounts, total: completeLines.length === accommodationLines.length ? total : null };
}

/** Return the entered total of one way; null while something is missing. */
export function enteredTotal(entered: AmountValues, shown: Shown): number | null {
  return shown.lines ? enteredLines(entered, shown).total : amountOf(entered.total.trim());
}

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** Return whether a save includes the amounts of the way. */
export const sendsAmounts = (values: ScheduleValues, stored: ScheduleValues, way: WayName) =>
  values.isFinal || !isSame(values[way], stored[way]);

/** Return the changed fields under the API's names. */
export function changesOf(values: ScheduleValues, stored: ScheduleValues, schedule: ScheduleDetail) {
  const way = wayAt(schedule.employeeSchedulingStatusId);
  const fields = Object.values(namesOf[way]).filter((name) => values[name] !== stored[name]);
  const part = values[way];
  const amounts = schedule[way]?.lines
    ? { lumpsumGrade: part.lumpsumGrade, lines: part.lines, total: schedule[way] && enteredTotal(part, schedule[way]) }
    : { lumpsumGrade: part.lumpsumGrade, total: part.total };
  return {
    ...Object.fromEntries(fields.map((name) => [name, values[name]])),
    ...(schedule[way] && sendsAmounts(values, stored, way) ? { [way]: amounts } : {}),
  };
}

/** Build the schema for time and agent of one way. */
const wayFieldsSchema = (way: WayName) =>
  [
    [namesOf[way].time, timeOfDay],
    [namesOf[way].agentName, agentName],
    [namesOf[way].agentPhone, agentPhone],
  ] as const;

type FormContext = { schedule: ScheduleDetail; stored: ScheduleValues; mayEnter: boolean };

/**
 * Build the form schema with the server's rules. A port is required once the way is planned; before that the next
 * status requires it. Document 3 §5
 */
export function formSchema({ schedule, stored, mayEnter }: FormContext) {
  const statusId = schedule.employeeSchedulingStatusId;
  const way = wayAt(statusId);
  const isSettled = statusId !== 1 && statusId !== 4;
  const part = schedule[way]?.lines ? marineAmounts : tankerAmounts;
  const { date, port } = namesOf[way];
  return z.custom<ScheduleValues>().superRefine((values, context) => {
    const addProblem = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (values[date] === "") addProblem([date], "validation.required");
    else if (!isDay(values[date])) addProblem([date], "validation.date");
    for (const [name, rule] of wayFieldsSchema(way)) {
      const issue = rule.safeParse(values[name]).error?.issues[0];
      if (issue) addProblem([name], issue.message);
    }
    if (isSettled && values[port] === "") addProblem([port], "validation.required");
    if (!mayEnter || !sendsAmounts(values, stored, way)) return;
    const result = part.safeParse(values[way]);
    for (const issue of result.error?.issues ?? []) addProblem([way, ...issue.path], issue.message);
  });
}
