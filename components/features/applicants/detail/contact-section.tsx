import { DetailList } from "@/components/ui/layout/detail-list";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { appliedIn } from "@/lib/features/crew/person-fields.rules";
import styles from "./applicant.module.css";
import { loadDeclaredFacts } from "./declared-facts";
import { DetailSection } from "./section";

export async function ContactSection({ applicant }: { applicant: ApplicantDetail }) {
  const { factsOf, t } = await loadDeclaredFacts(applicant);
  return (
    <DetailSection id="contact">
      <DetailList details={factsOf(appliedIn("contact"))} />
      <h3 className={styles.subtitle}>{t("nextOfKin")}</h3>
      <DetailList details={factsOf(appliedIn("nextOfKin"))} />
    </DetailSection>
  );
}
