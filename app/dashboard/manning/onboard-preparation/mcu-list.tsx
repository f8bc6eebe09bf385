import { getTranslations } from "next-intl/server";
import { itemAddress, scheduleKey } from "@/components/features/preparation/addresses";
import styles from "@/components/features/preparation/checkups.module.css";
import { DegreesButton } from "@/components/features/preparation/mcu/degrees-button";
import { LettersBar } from "@/components/features/preparation/mcu/letters-bar";
import { McuActions } from "@/components/features/preparation/mcu/row-actions";
import { ScheduleMcu } from "@/components/features/preparation/mcu/schedule-button";
import { itemStatusVariant } from "@/components/features/preparation/status-variants";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { valueOf } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { listMcus } from "@/lib/features/preparation/mcu/list-mcus";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { visible } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { selection } from "../../list-screen/selection";

const mayWrite = ({ user }: { user: UserActor }) => can(user, "preparation:mcu");
const shows = ["all", "no-result"] as const;

/** Check-ups with letter, date, package, clinic and the visible result. D2 §2, §3, product 5.13c */
const mcuListOf = (ofVessel: boolean) =>
  list({
    name: "preparation-mcu",
    texts: "checkups",
    filters: {
      show: visible({
        label: "filter",
        known: shows,
        when: () => ofVessel,
        options: async () => {
          const t = await getTranslations("checkups");
          return shows.map((value) => ({ value, label: t(value === "all" ? "all" : "mcu.noResult") }));
        },
      }),
    },
    load: ({ show, ...query }, { route }) =>
      load(listMcus, {
        ...query,
        noResult: !ofVessel || show === "no-result",
        ...(ofVessel ? { vesselId: Number(route.vesselId) } : {}),
      }),
  }).view({
    label: "mcu.title",
    search: "search",
    keyOf: ({ id }) => id,
    columns: [
      {
        id: "name",
        label: "fields.name",
        card: "title",
        text: ({ employeeName }) => employeeName,
        href: (row) => itemAddress(row, "mcu", row.id),
      },
      {
        id: "rank",
        label: "fields.rank",
        card: "fact",
        text: (row, { locale }) => inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
      },
      {
        id: "vessel",
        label: "fields.vessel",
        card: "fact",
        when: () => !ofVessel,
        text: ({ vesselName }) => vesselName,
      },
      { id: "letterNumber", label: "fields.letterNumber", card: "fact", text: ({ letterNumber }) => letterNumber },
      {
        id: "schedule",
        label: "fields.schedule",
        align: "end",
        card: "fact",
        text: ({ scheduledOn }, { date }) => date(scheduledOn),
      },
      {
        id: "mcuPackage",
        label: "fields.mcuPackage",
        card: "fact",
        cell: (row, { locale }) => (
          <span className={styles.words}>{inLanguage(locale, { en: row.mcuPackage, id: row.mcuPackageNameId })}</span>
        ),
      },
      {
        id: "clinicName",
        label: "fields.clinicName",
        card: "fact",
        cell: ({ clinicName, clinicLocation }) => (
          <>
            <span className={styles.words}>{clinicName}</span>
            {clinicLocation ? <span className={styles.line}>{clinicLocation}</span> : null}
          </>
        ),
      },
      {
        id: "result",
        label: "fields.result",
        kind: "status",
        card: "badge",
        cell: ({ status }, { t }) => <StatusBadge status={itemStatusVariant(status)} label={t(`statuses.${status}`)} />,
      },
      {
        id: "degree",
        label: "fields.healthDegree",
        card: ({ healthStatusDegreeEn }) => (healthStatusDegreeEn ? "fact" : undefined),
        when: ({ page }) => page?.rows.some(({ healthStatusDegreeEn }) => healthStatusDegreeEn !== null) ?? false,
        cell: (row, { locale }) => (
          <span className={styles.words}>
            {inLanguage(locale, { en: row.healthStatusDegreeEn, id: row.healthStatusDegreeNameId })}
          </span>
        ),
      },
    ],
    hasActions: mayWrite,
    actions: (row) => <McuActions row={row} />,
    tools: ({ user, params, route }) => {
      const crewId = Number(valueOf(params, scheduleKey));
      return ofVessel ? (
        <>
          {can(user, "lookups:approve") ? <DegreesButton /> : null}
          {mayWrite({ user }) ? (
            <ScheduleMcu vesselId={Number(route.vesselId)} crewId={crewId > 0 ? crewId : null} />
          ) : null}
        </>
      ) : null;
    },
    // People on one letter share its number, so those without one are left out.
    selection: selection({
      when: ({ user }) => mayWrite({ user }),
      row: ({ id, employeeName, letterNumber }) => (letterNumber ? { id, name: employeeName } : null),
      bar: ({ t }) => <LettersBar label={t("mcu.letterForSelected")} />,
    }),
    empty: {
      title: ({ shell }) => shell("list.noData"),
      text: ofVessel ? "mcu.empty" : "mcu.allHaveResults",
    },
    frame: (rows) => <div className={styles.row}>{rows}</div>,
  });

/** Check-ups of a vessel's joiners, the latest first. */
export const vesselMcuList = mcuListOf(true);
/** Check-ups of all visible vessels past their day without a result. */
export const mcuListWithoutResult = mcuListOf(false);
