import { getTranslations } from "next-intl/server";
import { DetailList } from "@/components/ui/layout/detail-list";
import { MailLink } from "@/components/ui/form/email/link";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { meantAddress } from "@/lib/features/crew/formats/meant-address.rules";
import styles from "./applicant.module.css";
import { DetailSection } from "./section";

export async function ContactSection({ applicant }: { applicant: ApplicantDetail }) {
  const t = await getTranslations("applicants.detail");
  const { nextOfKin } = applicant;
  const mail = (address: string | null) => address && <MailLink address={address} meant={meantAddress} />;
  const phone = (number: string) => <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a>;
  return (
    <DetailSection id="contact">
      <DetailList
        details={[
          { label: t("email"), value: mail(applicant.emailAddress) },
          { label: t("phone"), value: phone(applicant.phoneNumber) },
          { label: t("address"), value: applicant.address, wide: true },
        ]}
      />
      <h3 className={styles.subtitle}>{t("nextOfKin")}</h3>
      <DetailList
        details={[
          { label: t("kinName"), value: nextOfKin.fullName },
          { label: t("email"), value: mail(nextOfKin.emailAddress) },
          { label: t("phone"), value: phone(nextOfKin.phoneNumber) },
          { label: t("address"), value: nextOfKin.address, wide: true },
        ]}
      />
    </DetailSection>
  );
}
