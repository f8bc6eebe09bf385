import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { mapArea, mapPercentOf, placesOf } from "@/lib/features/manning/fleet/map.rules";
import type { FleetLane } from "@/lib/features/manning/fleet/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { PortPositionButton } from "../../vessels/ports/position-button";
import { coasts } from "./coast";
import styles from "./coast-map.module.css";
import type { FleetLabels } from "./labels";

type Props = { lanes: readonly FleetLane[]; labels: FleetLabels; mayPlace: boolean };

const scale = 20;
const width = scale * (mapArea.east - mapArea.west);
const height = scale * (mapArea.north - mapArea.south);
const pathOf = (coast: (typeof coasts)[number]) =>
  `M${coast.map(([longitude, latitude]) => `${Math.round(scale * (longitude - mapArea.west))} ${Math.round(scale * (mapArea.north - latitude))}`).join("L")}Z`;
const land = coasts.map(pathOf).join("");

/** Show where the vessels are, where they sail and when they arrive. A mark's number is that of the list beside it. */
export function CoastMap({ lanes, labels, mayPlace }: Props) {
  const { t } = labels;
  const { places, elsewhere } = placesOf(lanes);
  const vessel = (lane: FleetLane, action: ReactNode = null) => (
    <li key={lane.vesselId}>
      <Link href={`/dashboard/vessel-management/${lane.vesselId}/details?tab=voyage-log`} prefetch={false}>
        {lane.vesselName}
      </Link>
      {lane.nextPort ? (
        <small>
          {t("next", { port: lane.nextPort.port })}
          {lane.nextPort.arrivesAt
            ? `, ${t("map.arrives", { time: formatDate(lane.nextPort.arrivesAt, labels.locale, "instant") })}`
            : null}
        </small>
      ) : null}
      {action}
    </li>
  );
  return (
    <section className={styles.map} aria-label={t("map.title")}>
      <h2 className={styles.title}>{t("map.title")}</h2>
      <div className={styles.parts}>
        <div className={styles.chart}>
          <svg aria-hidden viewBox={`0 0 ${width} ${height}`}>
            <path d={land} />
          </svg>
          {places.map((place, index) => {
            const { left, top } = mapPercentOf(place);
            return (
              <a
                key={place.ports[0]}
                href={`#place-${index + 1}`}
                data-number={index + 1}
                style={{ left: `${left.toFixed(2)}%`, top: `${top.toFixed(2)}%` }}
                title={place.lanes.map(({ vesselName }) => vesselName).join(", ")}
                aria-label={t("map.mark", {
                  ports: place.ports.join(", "),
                  vessels: place.lanes.map(({ vesselName }) => vesselName).join(", "),
                })}
              />
            );
          })}
        </div>
        <div className={styles.lists}>
          <ol>
            {places.map(({ ports, lanes: here }, index) => (
              <li key={ports[0]} id={`place-${index + 1}`}>
                <h3>
                  <b aria-hidden>{index + 1}</b>
                  {ports.join(", ")}
                </h3>
                <ul>{here.map((lane) => vessel(lane))}</ul>
              </li>
            ))}
          </ol>
          {elsewhere.length > 0 ? (
            <>
              <h3>{t("map.elsewhere")}</h3>
              <ul>
                {elsewhere.map((lane) =>
                  vessel(
                    lane,
                    <>
                      <small>{lane.port ? t("at", { port: lane.port.port }) : t("map.withoutLog")}</small>
                      {mayPlace && lane.port ? <PortPositionButton port={lane.port} /> : null}
                    </>,
                  ),
                )}
              </ul>
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}
