import { and, asc, desc, eq, inArray, isNull, like, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { StatusId } from "@/db/enums/scheduling";
import { allConditions } from "@/db/all-conditions";
import { isAnyOf } from "@/db/any-of";
import { crew } from "@/db/schema/crew";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { containing } from "@/db/search-text";
import { dayWithin } from "@/db/date-ranges";
import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { selectSchedules } from "../queries";
import { visibleSchedules } from "../scope.queries";
import { lists, travelTabs } from "../status.rules";
import { dayOfSchedule, isWaiting } from "../waiting.queries";
import type { listSchedulesInput } from "./schema";

type Input = z.output<typeof listSchedulesInput>;

/** Matches finished schedules, to sort them after active ones. */
export const isOver = sql`(${schedules.statusId} = 7 or ${schedules.cancelledAt} is not null)`;
/** Match active schedules in these states. History also includes cancelled ones. */
function ofStates(states: readonly StatusId[]): SQL {
  if (states.includes(7)) return isOver;
  return allConditions(isNull(schedules.cancelledAt), inArray(schedules.statusId, [...states]));
}

const statesOf = ({ list, tab }: Pick<Input, "list" | "tab">): readonly StatusId[] | null =>
  tab ? travelTabs[tab] : list ? lists[list] : null;

/** Match seafarers who signed off in one of these years, by the assignment. */
const hasLeftIn = (years: readonly string[]) =>
  sql`${schedules.assignmentId} in (
    select gone.id from assignments as gone where gone.checked_out_on is not null and ${or(...years.map((year) => dayWithin(sql`gone.checked_out_on`, year)))}
  )`;

/** Match schedules in these states, active or finished, but not cancelled. product 5.7 */
export const inScheduleState = ({ state, leftIn }: Pick<Input, "state" | "leftIn">): SQL | undefined =>
  and(
    state ? and(isNull(schedules.cancelledAt), isAnyOf(schedules.statusId, state)) : undefined,
    leftIn ? hasLeftIn(leftIn) : undefined,
  );

/** Build the list filter, for queries that join vessels and crew. @param today yyyy-MM-dd */
export function scheduleListFilter(actor: Actor, input: Input, today: string): SQL {
  const states = statesOf(input);
  const { vesselId, crewId, filterList, waiting } = input;
  return allConditions(
    visibleSchedules(actor),
    states ? ofStates(states) : undefined,
    vesselId === undefined ? undefined : eq(schedules.vesselId, vesselId),
    crewId === undefined ? undefined : eq(schedules.crewId, crewId),
    waiting ? isWaiting(waiting, today) : undefined,
    inScheduleState(input),
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
  );
}

/**
 * Select one page in two steps: first its ids, then the displayed columns of those only. One query would read every
 * row.
 */
export const pageOf = (db: Executor, where: SQL, order: readonly SQL[]) => ({
  limit: (rows: number) => ({
    offset: (skipped: number) => {
      const ids = db
        .select({ id: schedules.id })
        .from(schedules)
        .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
        .innerJoin(crew, eq(crew.id, schedules.crewId))
        .where(where)
        .orderBy(...order)
        .limit(rows)
        .offset(skipped);
      // An array is evaluated before the joins; a subquery would be joined last.
      return selectSchedules(db, sql`${schedules.id} = any(array${ids})`, order);
    },
  }),
});

/** Sort earliest first. History is latest first, after all active schedules when one list has both. */
export function orderOf(input: Input): SQL[] {
  const states = statesOf(input);
  const isHistory = states?.includes(7) || input.state?.every((state) => state === 7);
  if (isHistory) return [desc(schedules.onBoardDate), desc(schedules.id)];
  const tieBreakers = [asc(crew.fullName), asc(schedules.id)];
  const isMixed = states === null && !input.waiting && (!input.state || input.state.includes(7));
  if (!isMixed) return [asc(dayOfSchedule), ...tieBreakers];
  const dayWhen = (condition: SQL, day: SQL) => sql`case when ${condition} then ${day} end`;
  return [
    asc(isOver),
    asc(dayWhen(sql`not ${isOver}`, dayOfSchedule)),
    desc(dayWhen(isOver, sql`${schedules.onBoardDate}`)),
    ...tieBreakers,
  ];
}
