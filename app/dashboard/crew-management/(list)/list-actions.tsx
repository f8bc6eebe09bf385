import { getTranslations } from "next-intl/server";
import { WorkLinks } from "@/components/features/crew/work-lists/work-links";
import styles from "@/components/features/crew/work-lists/work-links.module.css";
import { AddEntryButton } from "@/components/features/suitability/add-entry-button";
import { Link } from "@/components/ui/layout/link";
import { can, type UserActor } from "@/lib/access/actor";
import { countWorkLists } from "@/lib/features/crew/work-lists/count-work-lists";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

/** Show the actions next to the list: work lists, import, and a new entry on the register tab. */
export async function ListActions({ user, add }: { user: UserActor; add: boolean }) {
  const [t, counts] = await Promise.all([getTranslations("crew-import"), orNull(load(countWorkLists, {}))]);
  return (
    <div className={styles.row}>
      {add ? <AddEntryButton /> : null}
      <WorkLinks counts={counts}>
        {can(user, "crew:import") ? (
          <Link href="/dashboard/crew-management/import" prefetch={false}>
            {t("open")}
          </Link>
        ) : null}
      </WorkLinks>
    </div>
  );
}
