import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { CrewAction, CrewDetail } from "@/lib/features/crew/detail/schema";
import styles from "../sections/record.module.css";

const decidingActions: CrewAction[] = [
  "edit",
  "change-bank",
  "add-certificate",
  "add-sea-service",
  "request-change",
  "request-certificate",
  "request-bank-change",
];

/** Show open change requests to users who decide or made them. */
export async function OpenRequestsNotice({ person }: { person: CrewDetail }) {
  const count = person.openChangeRequests ?? 0;
  if (count === 0 || !decidingActions.some((action) => person.allowedActions.includes(action))) return null;
  const t = await getTranslations("crew.screens.requests");
  return (
    <aside className={styles.notice} aria-label={t("title")}>
      <p>{t("waiting", { count })}</p>
      <Link href={`/dashboard/crew-management/change-requests?employee=${person.id}`}>{t("see")}</Link>
    </aside>
  );
}
