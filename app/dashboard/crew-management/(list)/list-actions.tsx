import Button from "@mui/material/Button";
import { getTranslations } from "next-intl/server";
import styles from "@/components/features/crew/detail/detail.module.css";
import { AddEntryButton } from "@/components/features/suitability/add-entry-button";
import { Link } from "@/components/ui/layout/link";
import { can, type UserActor } from "@/lib/access/actor";
import { ChangeRequestsLink } from "./change-requests-link";

/** What can be done beside the list: the requests that wait, the import, and on the register's tab a new entry. */
export async function ListActions({ user, add }: { user: UserActor; add: boolean }) {
  const t = await getTranslations("crew-import");
  return (
    <div className={styles.actions}>
      <ChangeRequestsLink user={user} />
      {can(user, "crew:import") ? (
        <Button variant="text" component={Link} href="/dashboard/crew-management/import" sx={{ minHeight: { xs: 44, sm: 36 } }}>
          {t("open")}
        </Button>
      ) : null}
      {add ? <AddEntryButton /> : null}
    </div>
  );
}
