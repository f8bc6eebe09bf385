import { Link } from "@/components/ui/layout/link";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import type { CoverageWeek, UncoveredSeat } from "@/lib/features/manning/fleet/schema";
import { seatAddress, type ManningSide } from "../planning/address";
import styles from "./coverage.module.css";
import type { FleetLabels } from "./labels";

type Props = {
  weeks: CoverageWeek[];
  named: { week: number; seats: UncoveredSeat[] } | null;
  params: SearchParams;
  /** The page that names a week, where it is another. */
  page?: string;
  today: string;
  side: ManningSide;
  labels: FleetLabels;
};

/** A small share of open seats must still be seen. */
const minPercent = 8;
const openPercentOf = ({ seats, covered }: CoverageWeek) =>
  seats === covered ? 0 : Math.max(minPercent, (100 * (seats - covered)) / seats);

/** Show how many seats are covered in each of the next weeks. A week names its open seats when it is chosen. */
export function CoverageChart({ weeks, named, params, page = "", today, side, labels }: Props) {
  const { t, day, nameOf } = labels;
  return (
    <section className={styles.coverage} aria-label={t("coverage.title")}>
      <h2 className={styles.title}>{t("coverage.title")}</h2>
      <ol className={styles.weeks}>
        {weeks.map((week) => {
          const open = week.seats - week.covered;
          const isNamed = named?.week === week.week;
          return (
            <li key={week.week}>
              <Link
                href={page + hrefWith(params, { week: isNamed ? null : week.week })}
                scroll={false}
                prefetch={false}
                aria-current={isNamed ? "true" : undefined}
              >
                <span className={styles.words}>
                  {t("coverage.week", { date: day(week.from), covered: week.covered, seats: week.seats, open })}
                </span>
                <span aria-hidden className={styles.plot}>
                  {open > 0 ? <i data-open style={{ height: `${openPercentOf(week).toFixed(1)}%` }} /> : null}
                  <i style={{ height: `${(100 - openPercentOf(week)).toFixed(1)}%` }} />
                </span>
                <b aria-hidden>
                  {open > 0 ? <span>{week.covered}</span> : week.covered}/{week.seats}
                </b>
                <small aria-hidden>{labels.dayAndMonth(week.from)}</small>
              </Link>
            </li>
          );
        })}
      </ol>
      {named ? (
        <div className={styles.named}>
          <h3>{t("coverage.named", { date: day(weeks[named.week - 1]?.from ?? today) })}</h3>
          {named.seats.length === 0 ? <p>{t("coverage.allCovered")}</p> : null}
          <ul>
            {named.seats.map((seat) => (
              <li key={seat.vesselCrewId}>
                <Link href={seatAddress(side, seat.vesselId, seat.vesselCrewId)} prefetch={false}>
                  {t("coverage.seat", { position: nameOf(seat.position), vessel: seat.vesselName })}
                </Link>{" "}
                <small>{t(seat.from <= today ? "coverage.since" : "coverage.from", { date: day(seat.from) })}</small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
