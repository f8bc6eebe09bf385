import { ExpiryDate } from "@/components/features/crew/expiry-date";
import { itemAddress } from "@/components/features/preparation/addresses";
import styles from "@/components/features/preparation/medical/medical.module.css";
import { itemStatusVariant } from "@/components/features/preparation/status-variants";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { listMedicals } from "@/lib/features/preparation/medical/list-medicals";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";

/** The medical certificates of a vessel's joiners, unconfirmed ones first. Superseded ones are muted. D2 §2 */
export const medicalList = list({
  name: "preparation-medicals",
  texts: "preparation-joiners",
  load: (query, { route }) => load(listMedicals, { ...query, vesselId: Number(route.vesselId) }),
}).view({
  label: "tabs.medical-certificate",
  search: "medical.search",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "columns.name",
      card: "title",
      text: ({ employeeName }) => employeeName,
      href: (row) => itemAddress(row, "medical-certificate", row.id),
    },
    {
      id: "position",
      label: "medical.position",
      card: "fact",
      text: (row, { locale }) => inLanguage(locale, { en: row.positionOnBoard, id: row.positionOnBoardId }),
    },
    {
      id: "status",
      label: "medical.status",
      card: "badge",
      cell: ({ isCurrent, state, restriction }, { t }) => (
        <>
          <StatusBadge status={isCurrent ? itemStatusVariant(state) : "Closed"} label={t(`states.${state}`)} />
          {restriction ? <span className={styles.restriction}>{restriction}</span> : null}
        </>
      ),
    },
    { id: "number", label: "medical.number", text: ({ certificateNumber }) => certificateNumber },
    {
      id: "examined",
      label: "medical.examined",
      align: "end",
      text: ({ examinationDate }, { date }) => date(examinationDate),
    },
    {
      id: "validUntil",
      label: "medical.validUntil",
      align: "end",
      card: "fact",
      cell: ({ validUntil, isCurrent, daysLeft }, { shell }) =>
        validUntil ? (
          <ExpiryDate kind="medical" date={validUntil} days={isCurrent ? daysLeft : null} />
        ) : (
          shell("empty")
        ),
    },
  ],
  empty: { title: "medical.empty", text: "medical.emptyText" },
});
