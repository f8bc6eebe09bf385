import type { Usage } from "@/db/enums/scheduling";
import type { ScheduleChange } from "@/db/schema/scheduling";
import { changedField } from "./audit-entry.rules";

/**
 * Both ways of a schedule (joining and leaving) as stored. Times are HH:mm in the port's local time; an agent meets
 * the seafarer there.
 */
export type TravelLegs = {
  onBoardDate: string;
  onBoardTime: string | null;
  onBoardPortId: number | null;
  onBoardAgentName: string | null;
  onBoardAgentPhone: string | null;
  offBoardDate: string;
  offBoardTime: string | null;
  offBoardPortId: number | null;
  offBoardAgentName: string | null;
  offBoardAgentPhone: string | null;
};
/** Field names of the API. */
export const apiFieldNames = {
  onBoardDate: "scheduledOnBoardDate",
  onBoardTime: "scheduledOnBoardTime",
  onBoardPortId: "onboardLocationPortId",
  onBoardAgentName: "onboardAgentName",
  onBoardAgentPhone: "onboardAgentPhone",
  offBoardDate: "scheduledOffBoardDate",
  offBoardTime: "scheduledOffBoardTime",
  offBoardPortId: "offboardLocationPortId",
  offBoardAgentName: "offboardAgentName",
  offBoardAgentPhone: "offboardAgentPhone",
} as const satisfies Record<keyof TravelLegs, string>;
export const legFields = Object.keys(apiFieldNames) as (keyof TravelLegs)[];

type Ports = { onBoardPort: string | null; offBoardPort: string | null };

/** Return the changes of both ways for the log, with port names. */
export function legChanges(
  stored: TravelLegs,
  after: TravelLegs,
  ports: { before: Ports; after: Ports },
): ScheduleChange[] {
  const loggedWays = (ways: TravelLegs, { onBoardPort, offBoardPort }: Ports) => ({
    ...ways,
    onBoardPortId: onBoardPort,
    offBoardPortId: offBoardPort,
  });
  const [before, now] = [loggedWays(stored, ports.before), loggedWays(after, ports.after)];
  return legFields.flatMap((name) => changedField(apiFieldNames[name], before[name], now[name]));
}

/** Date, time, port and agent of one way, for display. */
export type TravelLeg = { day: string; time: string | null; port: string | null; agent: string | null };

/** Format "Samudra Agency, +62 31 555 0144"; null without an agent. */
export const agentText = (name: string | null, phone: string | null): string | null =>
  [name, phone].filter((part) => part !== null).join(", ") || null;

/** Return one way of a schedule for mails and previews. */
export function travelLegOf(schedule: TravelLegs, { onBoardPort, offBoardPort }: Ports, usage: Usage): TravelLeg {
  return usage === "OnBoard"
    ? {
        day: schedule.onBoardDate,
        time: schedule.onBoardTime,
        port: onBoardPort,
        agent: agentText(schedule.onBoardAgentName, schedule.onBoardAgentPhone),
      }
    : {
        day: schedule.offBoardDate,
        time: schedule.offBoardTime,
        port: offBoardPort,
        agent: agentText(schedule.offBoardAgentName, schedule.offBoardAgentPhone),
      };
}
