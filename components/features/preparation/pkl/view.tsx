import { getLocale, getTranslations } from "next-intl/server";
import { fileAddress } from "@/components/ui/feedback/file-address";
import { DetailList, type Detail } from "@/components/ui/layout/detail-list";
import { linesShown } from "@/lib/features/preparation/wages/lines.rules";
import type { PklDetail } from "@/lib/features/preparation/pkl/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { measure } from "@/lib/platform/i18n/numbers";
import { PklBadge } from "./badge";
import { WagesTable } from "./wages-table";
import { PklStyles, styles } from "./styles";

async function loadTexts() {
  const [t, provinces, locale] = await Promise.all([
    getTranslations("pkl.page"),
    getTranslations("rates.provinces"),
    getLocale(),
  ]);
  const day = (value: string) => formatDate(value, locale);
  const at = (value: Date) => formatDate(value, locale, "instant");
  return { t, provinces, language: locale, day, at };
}
type ViewTexts = Awaited<ReturnType<typeof loadTexts>>;

/** Return the completed steps in order. */
function stepsOf(pkl: PklDetail, { t, at }: ViewTexts): string[] {
  const reviewed =
    pkl.reviewAnswer && pkl.reviewedAt
      ? [t(`reviewedAs.${pkl.reviewAnswer}`, { at: at(pkl.reviewedAt), question: pkl.reviewQuestion ?? "—" })]
      : [];
  const signed = pkl.signedAt ? [t("signedOn", { at: at(pkl.signedAt), name: pkl.signedBy ?? "—" })] : [];
  const completed = pkl.completedAt
    ? [t("completedOn", { at: at(pkl.completedAt), name: pkl.completedBy ?? "—" })]
    : [];
  return [...reviewed, ...signed, ...completed, ...(pkl.isSuperseded ? [t("supersededBy")] : [])];
}

const Section = ({ title, details }: { title: string; details: Detail[] }) => (
  <section>
    <h2>{title}</h2>
    <DetailList details={details} />
  </section>
);

async function Parties({ pkl, texts }: { pkl: PklDetail; texts: ViewTexts }) {
  const { t, provinces, language, day } = texts;
  return (
    <>
      <Section
        title={t("sealing")}
        details={[
          { label: t("number"), value: pkl.pklDocumentNumber },
          { label: t("date"), value: day(pkl.docReleasedDate) },
          { label: t("officer"), value: pkl.shipCrewSealingOfficerName },
          { label: t("office"), value: pkl.crewSealingOffice },
          { label: t("province"), value: provinces(pkl.province) },
          { label: t("city"), value: pkl.cityName },
        ]}
      />
      <Section
        title={t("firstParty")}
        details={[
          { label: t("firstPartyName"), value: pkl.firstPartyName },
          { label: t("position"), value: pkl.position },
          { label: t("firstPartyOffice"), value: pkl.firstPartyOffice },
        ]}
      />
      <Section
        title={t("secondParty")}
        details={[
          { label: t("crewName"), value: pkl.crewName },
          { label: t("idNumber"), value: pkl.idNumber },
          {
            label: t("currentRank"),
            value: inLanguage(language, { en: pkl.currentRankPosition, id: pkl.currentRankPositionId }),
          },
          { label: t("rank"), value: inLanguage(language, { en: pkl.jobPositionName, id: pkl.jobPositionNameId }) },
          { label: t("age"), value: pkl.age },
          { label: t("birthPlace"), value: pkl.birthPlace },
          { label: t("dateOfBirth"), value: day(pkl.dateOfBirth) },
          { label: t("seafarerCode"), value: pkl.seafarerCode },
          { label: t("seamanBook"), value: pkl.seamanBookNo },
          { label: t("passport"), value: pkl.passportNo },
          { label: t("employeeNo"), value: pkl.employeeNo },
          { label: t("idPosition"), value: pkl.idPosition },
          { label: t("ptkp"), value: inLanguage(language, { en: pkl.ptkpName, id: pkl.ptkpNameId }) },
        ]}
      />
      <Section
        title={t("vesselPart")}
        details={[
          { label: t("vesselName"), value: pkl.vesselName },
          { label: t("flag"), value: pkl.flag },
          { label: t("grossTonnage"), value: pkl.grossTonage === null ? null : measure(pkl.grossTonage) },
          { label: t("shippingArea"), value: pkl.shippingArea },
          { label: t("period"), value: `${day(pkl.startDate)} – ${day(pkl.endDate)}` },
          { label: t("category"), value: pkl.payrollCategoryName },
        ]}
      />
    </>
  );
}

function wagesOf(pkl: PklDetail) {
  const { basicSalary, leavePay, totalWages, overtime, allowances, overseasAllowance, positionAllowance } = pkl;
  if (basicSalary === null || leavePay === null || totalWages === null) return null;
  const isTanker = pkl.divisionId === 2;
  const allowancesTradingOut = isTanker ? null : pkl.allowancesTradingOut;
  const lines = linesShown({
    basicSalary,
    leavePay,
    overtime,
    allowances,
    allowancesTradingOut,
    overseasAllowance,
    positionAllowance,
  });
  return { lines, total: totalWages, tradingOut: isTanker ? pkl.allowancesTradingOut : null };
}

/** Show one agreement. D2 §2, §3 */
export async function PklView({ pkl }: { pkl: PklDetail }) {
  const texts = await loadTexts();
  const { t } = texts;
  const wages = wagesOf(pkl);
  const steps = stepsOf(pkl, texts);
  return (
    <div className={styles.sections}>
      <PklStyles />
      <section>
        <h2>{t("progress")}</h2>
        <p>
          <PklBadge state={pkl.pklStatus} isSuperseded={pkl.isSuperseded} />
        </p>
        {steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
        {pkl.attachmentId ? (
          <p>
            {`${t("signedDocument")}: `}
            <a className={styles.file} href={fileAddress(pkl.attachmentId)}>
              {pkl.attachmentFilename ?? t("signedDocument")}
            </a>
          </p>
        ) : null}
      </section>
      <section>
        <h2>{t("wages")}</h2>
        {wages ? <WagesTable {...wages} /> : <p className={styles.muted}>{t("wagesHidden")}</p>}
      </section>
      <Parties pkl={pkl} texts={texts} />
    </div>
  );
}
