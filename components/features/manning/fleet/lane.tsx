import type { CSSProperties, ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import type { CrewChange, FleetLane } from "@/lib/features/manning/fleet/schema";
import { dayPositionOf, placementOf, type GanttWindow } from "@/lib/features/manning/gantt/window.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { crewCountLabel } from "../../vessels/crew-count-label";
import { barTextOf, type BarFacts } from "../gantt/bar-text";
import look from "../gantt/look.module.css";
import { changeAddress, scheduleAddress, type ManningSide } from "../planning/address";
import styles from "./fleet.module.css";
import type { FleetLabels } from "./labels";

export type LaneContext = {
  window: GanttWindow;
  labels: FleetLabels;
  crewText: Parameters<typeof crewCountLabel>[0];
  side: ManningSide;
};
type Props = LaneContext & { lane: FleetLane; isOpen: boolean; toggle: string; isFirst: boolean };
type Mark = {
  look: string;
  style: CSSProperties;
  facts: BarFacts;
  href: string | null;
  kind?: string;
  content?: ReactNode;
};

const percent = (value: number) => `${Number(value.toFixed(3))}%`;
const forecastAddress = (vesselId: number) => `/dashboard/crew-management/compliance-forecast?vessel=${vesselId}`;
const voyageLogAddress = (vesselId: number) => `/dashboard/vessel-management/${vesselId}/details?tab=voyage-log`;
/** Narrower stretches have no room for their number, in percent of the lane. */
const roomForNumber = 3;

function spanStyle(span: { from: string; to: string }, window: GanttWindow): CSSProperties | null {
  const at = placementOf(span, window);
  return at && { left: percent(at.left), width: percent(at.width) };
}
const pointStyle = (day: string, window: GanttWindow): CSSProperties => ({
  left: percent(dayPositionOf(day, window)),
  width: "0%",
});

const kindOf = ({ overdue, pending }: CrewChange) => (overdue > 0 ? "overdue" : pending > 0 ? "pending" : "confirmed");

/** Return the marks of a lane in time order. */
function marksOf(lane: FleetLane, { window, labels, side }: LaneContext): Mark[] {
  const { vesselId } = lane;
  const uncovered = lane.uncovered.flatMap((stretch) => {
    const style = spanStyle(stretch, window);
    const isWide = style !== null && parseFloat(String(style.width)) > roomForNumber;
    return style === null
      ? []
      : {
          look: "gap",
          style,
          facts: labels.uncoveredFacts(lane, stretch, window.end),
          href: `${scheduleAddress(side, vesselId)}?unfilled=true`,
          content: isWide ? <span className={styles.number} data-text={stretch.seats} /> : null,
        };
  });
  const changes = lane.changes.map((change) => ({
    look: "change",
    kind: kindOf(change),
    style: pointStyle(change.day, window),
    facts: labels.changeFacts(lane, change),
    href: side === "planning" ? changeAddress(vesselId, { from: change.day, to: change.until }) : null,
    content: (
      <span className={styles.change}>
        {change.joins > 0 ? <b data-text={`+${change.joins}`} /> : null}
        {change.leaves > 0 ? <b data-text={`−${change.leaves}`} /> : null}
      </span>
    ),
  }));
  const documents = lane.documents.map((end) => ({
    look: "documents",
    style: pointStyle(end.day, window),
    facts: labels.documentFacts(lane, end),
    href: forecastAddress(vesselId),
    content: <span className={styles.document} />,
  }));
  const arrival = lane.nextPort?.arrivesAt ? dayOf(lane.nextPort.arrivesAt) : null;
  const arrivals =
    arrival !== null && arrival >= window.start && arrival < window.end
      ? [
          {
            look: "arrival",
            style: pointStyle(arrival, window),
            facts: labels.arrivalFacts(lane, arrival),
            href: voyageLogAddress(vesselId),
            content: <span className={styles.arrival} />,
          },
        ]
      : [];
  return [...uncovered, ...documents, ...arrivals, ...changes].toSorted(
    (one, other) => parseFloat(String(one.style.left)) - parseFloat(String(other.style.left)),
  );
}

/** Draw one vessel: its name, which opens the seats, and what changes on board. */
export function FleetLaneRow({ lane, isOpen, toggle, isFirst, ...context }: Props) {
  const { window, labels, crewText, side } = context;
  const marks = marksOf(lane, context);
  const port = labels.whereaboutsOf(lane);
  return (
    <div role="row" aria-label={lane.vesselName} data-row id={`vessel-${lane.vesselId}`} className={styles.lane}>
      <div role="rowheader" className={styles.vessel}>
        <Link
          href={toggle}
          scroll={false}
          prefetch={false}
          aria-expanded={isOpen}
          aria-label={labels.t(isOpen ? "closeLane" : "openLane", { vessel: lane.vesselName })}
          className={styles.toggle}
        >
          <i aria-hidden />
        </Link>
        <span>
          <Link href={scheduleAddress(side, lane.vesselId)} prefetch={false} title={lane.vesselName}>
            {lane.vesselName}
          </Link>
          <small title={[labels.typeOf(lane), port].filter(Boolean).join(" · ")}>
            <b data-vacant={lane.vacantSeats.length > 0 || undefined}>{crewCountLabel(crewText, lane)}</b>
            <span>{port ?? labels.typeOf(lane)}</span>
          </small>
        </span>
      </div>
      <div role="presentation" className={styles.track}>
        {lane.handovers.map((span) => {
          const style = spanStyle(span, window);
          return style ? <i key={span.from} aria-hidden className={styles.handover} style={style} /> : null;
        })}
        {marks.map(({ look: name, kind, style, facts, href, content }, index) => {
          const stop = {
            "data-stop": true,
            tabIndex: isFirst && index === 0 ? 0 : -1,
            "aria-label": barTextOf(facts),
          };
          return (
            <div
              key={`${name}-${style.left}`}
              role="gridcell"
              className={`${styles.mark} ${name === "gap" ? look.look : ""}`}
              data-look={name}
              data-kind={kind}
              style={style}
              {...(href === null ? stop : {})}
            >
              {href === null ? (
                content
              ) : (
                <a href={href} {...stop}>
                  {content}
                </a>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
