import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";
import type { ItemName } from "@/lib/features/preparation/readiness.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { itemStatusVariant } from "../status-variants";
import { linkOfItem, stateOfItem, type ItemRights } from "./item-links";
import styles from "./joiners.module.css";

type Props = { item: ItemName; row: JoinerRow; rights: ItemRights };

/** Show an item's status, its date and the next action. The whole cell is a link. */
export function ItemCell({ item, row, rights }: Props) {
  const [t, locale] = [useTranslations("preparation-joiners"), useLocale()];
  const { state, date, isUntil } = stateOfItem(item, row);
  if (state === null) return null;
  const link = linkOfItem(item, row, rights);
  const day = date && formatDate(date, locale);
  const missing =
    item === "certificates" && row.missingCertificates ? t("missing", { count: row.missingCertificates }) : null;
  const dated = missing ?? (day && isUntil ? t("until", { date: day }) : day);
  const verb = link && link.verb !== "open" ? t(`verbs.${link.verb}`) : null;
  const content = (
    <>
      <StatusBadge status={itemStatusVariant(state)} label={t(`states.${isState(state) ? state : "-"}`)} />
      <span className={styles.under}>
        {dated ? <span>{dated}</span> : null}
        {verb ? <span className={styles.verb}>{verb}</span> : null}
      </span>
      {link ? (
        <span className={styles.unseen}>
          {" "}
          {t(`columns.${item}`)}, {row.employeeFullName}
        </span>
      ) : null}
    </>
  );
  return link ? (
    <Link href={link.href} prefetch={false} className={styles.item}>
      {content}
    </Link>
  ) : (
    <span className={styles.item}>{content}</span>
  );
}

const states = [
  "-",
  "Scheduled",
  "Passed",
  "Failed",
  "Pending Sign",
  "Signed",
  "FIT",
  "UNFIT",
  "Fit With Restriction",
  "Expired",
  "Completed",
  "Need Renewal",
  "Not Completed",
] as const;
const isState = (state: string): state is (typeof states)[number] => states.some((itemState) => itemState === state);
