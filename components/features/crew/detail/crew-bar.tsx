import { getTranslations } from "next-intl/server";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { StatusButtons } from "../status/buttons";
import styles from "../sections/record.module.css";

const generate = "/PMSol/v1/GeneratePDF/GenerateCVEmployee";

/** Show the actions of the whole record: CVs, resignation, re-hire. Document 2 §2 */
export async function CrewBar({ person, today }: { person: CrewDetail; today: string }) {
  const t = await getTranslations("crew.screens.bar");
  const { allowedActions, id } = person;
  const may = (action: CrewDetail["allowedActions"][number]) => allowedActions.includes(action);
  return (
    <div className={styles.actions}>
      {may("cv-staff") ? (
        <DownloadButton variant="text" address={generate} body={{ employeeId: id, variant: "staff" }} label={t("cv")} />
      ) : null}
      {may("cv-principal") ? (
        <DownloadButton
          variant="text"
          address={generate}
          body={{ employeeId: id, variant: "principal" }}
          label={t(may("cv-staff") ? "cvPrincipal" : "cv")}
        />
      ) : null}
      <StatusButtons
        person={{
          name: person.fullName,
          rank: person.jobPositionId,
          type: person.vesselTypeId,
          idleSince: person.isIdle ? person.statusSince : null,
        }}
        today={today}
        resign={may("resign")}
        rehire={may("rehire")}
      />
    </div>
  );
}
