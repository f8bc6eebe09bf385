import type { Usage } from "@/db/enums/scheduling";
import type { ScheduleChange } from "@/db/schema/scheduling";
import { changed } from "./change.rules";

/** Both ways of a schedule as they are stored. A time is HH:mm by the clock of the port, an agent is who meets somebody there. */
export type Ways = {
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
/** Under what names callers know them. */
export const wireOf = {
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
} as const satisfies Record<keyof Ways, string>;
export const wayFields = Object.keys(wireOf) as (keyof Ways)[];

type Ports = { onBoardPort: string | null; offBoardPort: string | null };

/** What of both ways became another, as the log says it: ports by their names. */
export function waysChanged(held: Ways, after: Ways, ports: { before: Ports; after: Ports }): ScheduleChange[] {
  const said = (ways: Ways, { onBoardPort, offBoardPort }: Ports) => ({
    ...ways,
    onBoardPortId: onBoardPort,
    offBoardPortId: offBoardPort,
  });
  const [before, now] = [said(held, ports.before), said(after, ports.after)];
  return wayFields.flatMap((name) => changed(wireOf[name], before[name], now[name]));
}

/** Where and when somebody joins or leaves, and who meets them there, as it is told. */
export type Way = { day: string; time: string | null; port: string | null; agent: string | null };

/** "Samudra Agency, +62 31 555 0144"; null where nobody was named. */
export const agentText = (name: string | null, phone: string | null): string | null =>
  [name, phone].filter((part) => part !== null).join(", ") || null;

/** One way of a schedule, as mails and previews tell it. */
export function wayOf(schedule: Ways, { onBoardPort, offBoardPort }: Ports, usage: Usage): Way {
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
