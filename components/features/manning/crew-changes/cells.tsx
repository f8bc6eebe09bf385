import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import { joiningWindow } from "@/lib/features/manning/crew-changes/joining.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { defaultHandoverDays } from "@/lib/features/manning/assignment-dates.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import { slotAddress } from "../planning/address";
import { FillGapActions, type StageCount } from "./fill-gap-actions";
import styles from "./crew-changes.module.css";

type Leaving = NonNullable<CrewChange["leaving"]>;
type Joining = NonNullable<CrewChange["joining"]>;

const side = "planning";

type Person = { vesselId: number; row: CrewChange; today: string; mayOpenCrew: boolean };

/** Link a name to the seat's dialog, or to the crew record once the person has left the seat. */
function Name({ vesselId, row, person, mayOpenCrew }: Omit<Person, "today"> & { person: Leaving | Joining }) {
  const { slot, crewId, employeeFullName: name } = person;
  if (slot === null && !mayOpenCrew) return name;
  const href =
    slot === null
      ? `/dashboard/crew-management/${crewId}/details?tab=crew-details`
      : slotAddress(side, { vesselId, vesselCrewId: row.vesselCrewId, slot, crewId });
  return (
    <Link href={href} prefetch={false} className={styles.name}>
      {name}
    </Link>
  );
}

/** Show who leaves and when: done, in time, soon or late. */
export function Leaves({ today, ...person }: Person) {
  const t = useTranslations("crew-changes");
  const language = useLocale();
  const { leaving, joining } = person.row;
  if (!leaving)
    return joining?.onBoard ? (
      <span className={styles.muted}>{t("vacant")}</span>
    ) : (
      <UrgencyBadge level="overdue" label={t("vacant")} />
    );
  const { endDate, offBoard, daysLeft, isExtended } = leaving;
  const day = formatDate(offBoard ?? endDate, language);
  const days = daysLeft ?? daysBetween(today, endDate);
  return (
    <>
      <Name {...person} person={leaving} />
      <span className={styles.line}>
        {offBoard ? (
          <>
            <span className={styles.muted}>{`${day}, ${t("signedOff")}`}</span>
            {joining?.onBoard ? null : (
              <>
                {" "}
                <UrgencyBadge level="overdue" label={t("vacant")} />
              </>
            )}
          </>
        ) : (
          <UrgencyBadge
            level={days < 0 ? "overdue" : urgency("joining", days)}
            label={days < 0 ? t("daysOver", { days: -days }) : t("daysTo", { days })}
          >
            {day}
          </UrgencyBadge>
        )}
        {isExtended ? <span className={styles.muted}>{` ${t("extended")}`}</span> : null}
      </span>
    </>
  );
}

/** Show who joins and when, with the approvals. A seat without a joiner is emphasised. */
export function Joins({ today, ...person }: Person) {
  const t = useTranslations("crew-changes");
  const language = useLocale();
  const { joining } = person.row;
  if (!joining) return <UrgencyBadge level="overdue" label={t("noRelieverPlanned")} />;
  const { startDate, onBoard } = joining;
  const day = formatDate(onBoard ?? startDate, language);
  const days = daysBetween(today, startDate);
  if (onBoard)
    return (
      <>
        <Name {...person} person={joining} />
        <span className={`${styles.line} ${styles.muted}`}>{`${day}, ${t("signedOn")}`}</span>
      </>
    );
  return (
    <>
      <Name {...person} person={joining} />
      <span className={styles.line}>
        <UrgencyBadge
          level={urgency("joining", days)}
          label={days < 0 ? t("daysLate", { days: -days }) : t("daysTo", { days })}
        >
          {day}
        </UrgencyBadge>
      </span>
    </>
  );
}

/** Whether the gap is within a normal handover, and may be hidden on small screens. */
export const isHandover = (days: number | null) => days === null || Math.abs(days) <= defaultHandoverDays;

export function Between({ days }: { days: number | null }) {
  const t = useTranslations("crew-changes");
  if (days === null) return null;
  const word = t(days > 0 ? "gap" : days < 0 ? "overlap" : "same", { days: Math.abs(days) });
  return isHandover(days) ? (
    <span className={styles.muted}>{word}</span>
  ) : (
    <UrgencyBadge level={days > 0 ? "due" : "soon"} label={word} />
  );
}

/** List missing items by name, blocking ones first. Documents without a scan share one line. */
function Missing({ missingItems }: { missingItems: Joining["missing"] }) {
  const t = useTranslations("crew-changes");
  if (missingItems.length === 0) return <span className={styles.muted}>{t("ready")}</span>;
  const scans = missingItems.flatMap(({ kind, text }) => (kind === "scan" ? [text] : []));
  return (
    <ul className={styles.lacks}>
      {missingItems.map(({ kind, text, level }) =>
        kind === "scan" ? null : (
          <li key={text} data-level={level}>
            {text}
          </li>
        ),
      )}
      {scans.length > 0 ? <li data-level="scan">{t("noScan", { names: scans.join(", ") })}</li> : null}
    </ul>
  );
}

type GapRights = { mayDraft: boolean; stages: readonly StageCount[] };
type MissingProps = {
  row: CrewChange;
  seat: { position: string; vesselTypeId: number; today: string };
  /** null on a vessel that is not in operation. */
  gaps: GapRights | null;
};

/** Show what the reliever lacks, or how to fill a seat without one. */
export function MissingOrGap({ row, seat: { today, ...seat }, gaps }: MissingProps) {
  const { joining, leaving, isUncovered } = row;
  return (
    <div className={styles.missing}>
      {joining?.onBoard === null ? <Missing missingItems={joining.missing} /> : null}
      {isUncovered && gaps ? (
        <FillGapActions gap={{ ...row, ...seat, ...joiningWindow(leaving?.endDate ?? null, today) }} {...gaps} />
      ) : null}
    </div>
  );
}
