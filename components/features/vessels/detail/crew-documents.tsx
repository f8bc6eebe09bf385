import { getTranslations } from "next-intl/server";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import type { VesselDetail } from "@/lib/features/vessels/schema";
import styles from "../vessel.module.css";

const generate = "/PMSol/v1/GenerateExcel";

/** Download crew list and crew matrix as Excel files. */
export async function CrewDocuments({ vessel }: { vessel: VesselDetail }) {
  const t = await getTranslations("vessels.detail");
  const may = (action: VesselDetail["allowedActions"][number]) => vessel.allowedActions.includes(action);
  if (!may("export-crew-list") && !may("export-crew-matrix")) return null;
  const body = { vesselId: vessel.id };
  return (
    <div className={styles.tools} data-after>
      {may("export-crew-list") ? (
        <DownloadButton address={`${generate}/GenerateVesselCrewList`} body={body} label={t("crewList")} />
      ) : null}
      {may("export-crew-matrix") ? (
        <DownloadButton address={`${generate}/GenerateVesselCrewMatrixList`} body={body} label={t("crewMatrix")} />
      ) : null}
    </div>
  );
}
