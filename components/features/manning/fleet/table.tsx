import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { FleetLane } from "@/lib/features/manning/fleet/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { crewCountLabel } from "../../vessels/crew-count-label";
import tableStyles from "../gantt/table.module.css";
import { scheduleAddress } from "../planning/address";
import type { LaneContext } from "./lane";

type Props = Omit<LaneContext, "window"> & { label: string; lanes: readonly FleetLane[] };

/** Show the timeline's data as a table: one row per vessel. */
export function FleetTable({ label, lanes, labels, crewText, side }: Props) {
  const { t, day, typeOf } = labels;
  const rows = lanes.map((lane) => {
    const [change] = lane.changes;
    const [first] = lane.uncovered;
    const documents = lane.documents.reduce((sum, end) => sum + end.documents, 0);
    return [
      <Link key="vessel" href={scheduleAddress(side, lane.vesselId)} prefetch={false}>
        {lane.vesselName}
      </Link>,
      typeOf(lane),
      crewCountLabel(crewText, lane),
      first ? t("uncoveredFrom", { seats: first.seats, date: day(first.from) }) : t("none"),
      change ? day(change.day) : t("none"),
      change ? t("changeShort", { joins: change.joins, leaves: change.leaves }) : "",
      change?.ports.join(", ") ?? "",
      documents,
      labels.whereaboutsOf(lane) ?? "",
      lane.nextPort?.arrivesAt ? formatDate(lane.nextPort.arrivesAt, labels.locale, "instant") : "",
      lane.principal ?? "",
    ];
  });
  const columns = [
    { label: t("vessel") },
    { label: t("type") },
    { label: t("facts.crew"), align: "end" as const },
    { label: t("facts.uncovered") },
    { label: t("facts.nextChange"), align: "end" as const },
    { label: t("marks.change") },
    { label: t("facts.port") },
    { label: t("facts.documents"), align: "end" as const },
    { label: t("facts.location") },
    { label: t("marks.arrival"), align: "end" as const },
    { label: t("principal") },
  ];
  return (
    <div className={tableStyles.frame}>
      <RecordTable label={label} columns={columns} rows={rows} empty={t("empty")} />
    </div>
  );
}
