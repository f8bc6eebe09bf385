import { getLocale, getTranslations } from "next-intl/server";
import { ScrapButton } from "@/components/features/vessels/detail/scrap-button";
import { VesselParticulars } from "@/components/features/vessels/detail/particulars";
import styles from "@/components/features/vessels/vessel.module.css";
import { EditVessel } from "@/components/features/vessels/form/edit-vessel";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ListError } from "@/components/ui/list/list-error";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { vesselOptions } from "../../form-options";

/** The vessel particulars: read-only until Update is pressed, and after saving. Document 2 §2 */
export async function ParticularsTab({ vessel, query }: { vessel: VesselDetail; query: SearchParams }) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  const mayUpdate = vessel.allowedActions.includes("update");
  const backTo = `/dashboard/vessel-management/${vessel.id}/details`;
  if (mayUpdate && valueOf(query, "action") === "update") {
    const options = await orNull(vesselOptions(vessel.divisionId, locale));
    return options ? (
      <PageTexts now={["vessels", "lookups", "errors", "shell.form"]}>
        <EditVessel vessel={vessel} options={options} backTo={backTo} />
      </PageTexts>
    ) : (
      <ListError />
    );
  }
  return (
    <>
      <div className={styles.actions}>
        {vessel.allowedActions.includes("move-to-scrap") ? (
          <ScrapButton id={vessel.id} name={vessel.vesselName} version={vessel.version} today={dayOf(new Date())} />
        ) : null}
        {mayUpdate ? (
          <Button
            variant="contained"
            component={Link}
            href="?tab=vessel-details&action=update"
            scroll={false}
            startIcon={<Icon name="edit" />}
          >
            {t("update")}
          </Button>
        ) : null}
      </div>
      {vessel.scrapReason ? (
        <p className={styles.scrapped}>
          {t("scrapReason", { reason: vessel.scrapReason, by: vessel.scrappedByName ?? "" })}
        </p>
      ) : null}
      <VesselParticulars vessel={vessel} />
    </>
  );
}
