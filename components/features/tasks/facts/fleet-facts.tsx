import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { OwnFacts } from "@/lib/features/tasks/facts/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { crewCountLabel } from "../../vessels/crew-count-label";
import { DateWithDaysLeft } from "../date-with-days-left";
import { QuestionWithAnswer } from "./question-with-answer";
import styles from "./facts.module.css";

type Fleet = NonNullable<OwnFacts["fleet"]>;
type Ranked = { position: string; positionNameId: string; vesselId: number; vesselName: string };
type Props = { fleet: Fleet; mayOpen: boolean; isHead: boolean };

/** Links to a vessel's page, or shows her name when the user may not open it. */
function Ship({ id, name, tab, mayOpen }: { id: number; name: string; tab: string; mayOpen: boolean }) {
  return mayOpen ? (
    <Link href={`/dashboard/vessel-management/${id}/details?tab=${tab}`} prefetch={false}>
      {name}
    </Link>
  ) : (
    name
  );
}

/** Shows who leaves, who joins and vacant seats of a head's vessel or a principal's fleet. */
export async function FleetFacts({ fleet, mayOpen, isHead }: Props) {
  const [t, list, locale] = await Promise.all([
    getTranslations("tasks.facts"),
    getTranslations("vessels.list"),
    getLocale(),
  ]);
  const rank = (of: Ranked) => inLanguage(locale, { en: of.position, id: of.positionNameId });
  const where = (of: Ranked) => (isHead ? rank(of) : `${rank(of)}, ${of.vesselName}`);
  const movementLines = (results: Fleet["leaving"], none: string) =>
    results.length > 0 ? (
      <ul className={styles.lines}>
        {results.map((movement) => (
          <li key={`${movement.fullName} ${movement.day}`}>
            <span>
              <b>{movement.fullName}</b>
              <small>{where(movement)}</small>
            </span>
            <DateWithDaysLeft {...movement}>{formatDate(movement.day, locale)}</DateWithDaysLeft>
          </li>
        ))}
      </ul>
    ) : (
      <p className={styles.none}>{none}</p>
    );
  return (
    <>
      <QuestionWithAnswer title={t(isHead ? "myVessel" : "ourVessels")}>
        {fleet.vessels.length === 0 ? <p className={styles.none}>{t("noVessel")}</p> : null}
        <ul className={styles.lines}>
          {fleet.vessels.map(({ vesselId, vesselName, ...crew }) => (
            <li key={vesselId}>
              <Ship id={vesselId} name={vesselName} tab="on-board-crew" mayOpen={mayOpen} />
              <span>{t("aboard", { crew: crewCountLabel(list, crew) })}</span>
            </li>
          ))}
        </ul>
        <More count={fleet.vesselCount - fleet.vessels.length} word="moreVessels" />
        <h3>{t("vacant")}</h3>
        {fleet.vacant.length === 0 ? <p className={styles.none}>{t("noVacant")}</p> : null}
        <ul className={styles.lines}>
          {fleet.vacant.map((seat, index) => (
            <li key={index}>
              <b className={styles.vacant}>{rank(seat)}</b>
              {isHead ? null : <Ship id={seat.vesselId} name={seat.vesselName} tab="on-board-crew" mayOpen={mayOpen} />}
            </li>
          ))}
        </ul>
        <More count={fleet.vacantCount - fleet.vacant.length} word="moreVacant" />
      </QuestionWithAnswer>
      <QuestionWithAnswer title={t("leaving")}>{movementLines(fleet.leaving, t("noLeaving"))}</QuestionWithAnswer>
      <QuestionWithAnswer title={t("joins")}>{movementLines(fleet.joining, t("noJoins"))}</QuestionWithAnswer>
    </>
  );
}

/** Shows how many more there are. */
async function More({ count, word }: { count: number; word: "moreVessels" | "moreVacant" }) {
  const t = await getTranslations("tasks.facts");
  return count > 0 ? <p className={styles.none}>{t(word, { count })}</p> : null;
}
