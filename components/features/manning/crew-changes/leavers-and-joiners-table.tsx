import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import { NoCheckbox, SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { joiningWindow } from "@/lib/features/manning/crew-changes/joining.rules";
import { isMovable } from "@/lib/features/manning/crew-changes/move-dates.rules";
import type { CrewChange, CrewChangeList } from "@/lib/features/manning/crew-changes/schema";
import { defaultHandoverDays } from "@/lib/features/manning/assignment-dates.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { seatAddress, slotAddress } from "../planning/address";
import { FillGapActions, type StageCount } from "./fill-gap-actions";
import { rowId } from "./row-id";
import styles from "./crew-changes.module.css";

type Rights = { mayOpenCrew: boolean; mayDraft: boolean; mayMove: boolean; stages: readonly StageCount[] };
type Props = { list: CrewChangeList; today: string; rights: Rights };
type Leaving = NonNullable<CrewChange["leaving"]>;
type Joining = NonNullable<CrewChange["joining"]>;

const side = "planning";

/** List one row per seat: leaver, joiner, days between them and missing items of the reliever. */
export function CrewChangeTable({ list: { vesselId, shipId, status, rows }, today, rights }: Props) {
  const t = useTranslations("crew-changes.columns");
  const locale = useLocale();
  const nameOf = (row: CrewChange) => inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
  const mayMove = rights.mayMove && status === "in-operation";
  const movable = mayMove ? rows.filter(isMovable).map((row) => ({ id: rowId(row), name: nameOf(row) })) : [];
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            {movable.length > 0 ? <SelectAll rows={movable} /> : null}
            {t("position")}
          </th>
          <th scope="col">{t("leaves")}</th>
          <th scope="col" data-column="between">
            {t("between")}
          </th>
          <th scope="col">{t("joins")}</th>
          <th scope="col" data-column="missing">
            {t("missing")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const position = nameOf(row);
          const person = { vesselId, row, today, mayOpenCrew: rights.mayOpenCrew };
          return (
            <tr key={rowId(row)} className={styles.row} data-uncovered={row.isUncovered || undefined}>
              <td data-card="title" title={position}>
                {movable.length > 0 ? <RowBox id={rowId(row)} rows={movable} /> : null}
                <Link href={seatAddress(side, vesselId, row.vesselCrewId)} prefetch={false}>
                  {position}
                  {row.sequence > 1 ? ` ${row.sequence}` : null}
                </Link>
              </td>
              <td data-card="fact" data-label={t("leaves")}>
                <Leaves {...person} />
              </td>
              <td {...(isHandover(row.daysBetween) ? {} : { "data-card": "fact", "data-label": t("between") })}>
                <Between days={row.daysBetween} />
              </td>
              <td data-card="fact" data-label={t("joins")}>
                <Joins {...person} />
              </td>
              <td
                className={styles.missing}
                {...(row.joining && row.joining.onBoard === null
                  ? { "data-card": "fact", "data-label": t("missing") }
                  : row.isUncovered
                    ? { "data-card": "fact" }
                    : {})}
              >
                {row.joining && row.joining.onBoard === null ? <Missing missingItems={row.joining.missing} /> : null}
                {row.isUncovered && status === "in-operation" ? (
                  <FillGapActions
                    gap={{ ...row, position, shipId, ...joiningWindow(row.leaving?.endDate ?? null, today) }}
                    mayDraft={rights.mayDraft}
                    stages={rights.stages}
                  />
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}

/** Render the selection checkbox of a row with dates that can move. */
function RowBox({ id, rows }: { id: number; rows: readonly { id: number; name: string }[] }) {
  const row = rows.find((one) => one.id === id);
  return row ? <SelectCheckbox {...row} /> : <NoCheckbox />;
}

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
function Leaves({ today, ...person }: Person) {
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
function Joins({ today, ...person }: Person) {
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
const isHandover = (days: number | null) => days === null || Math.abs(days) <= defaultHandoverDays;

function Between({ days }: { days: number | null }) {
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
