import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/public-frame";
import { RevisionGate } from "@/components/features/applicants/decisions/revision-gate";
import { SecurityGate } from "@/components/features/captcha/security-gate";
import { PageUnavailable } from "@/components/ui/feedback/page-unavailable";
import { getRevisionLink } from "@/lib/features/applicants/registration/get-revision-link";
import { registrationInput } from "@/lib/features/applicants/schema";
import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { followLink } from "../follow-link";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function ValidationPage({ searchParams }: Props) {
  const query = await searchParams;
  const parsedQuery = registrationInput.safeParse(query);
  if (!parsedQuery.success) redirect("/");
  const { joi } = parsedQuery.data;
  const settings = { provider: captchaProvider(), siteKey: captchaSiteKey() };
  const t = await getTranslations("registration");
  if (typeof query.revision === "string" && query.revision !== "") {
    const link = await followLink(getRevisionLink, { token: query.revision });
    if (link.state === "broken") redirect("/closed?reason=revision");
    if (link.state !== "read") return <UnreadableLink title={t("title")} state={link.state} />;
    const revisionLabels = await getTranslations("applicants.screens.revision");
    return (
      <PublicFrame title={t("title")} narrow>
        <Typography variant="h1">{revisionLabels("title")}</Typography>
        <Box component="p" sx={{ fontSize: 16, mt: 2, mb: 0, maxWidth: "var(--measure)" }}>
          {revisionLabels("lead")}
        </Box>
        <RevisionGate joi={joi} token={query.revision} settings={settings} />
      </PublicFrame>
    );
  }
  const linkOutcome = await followLink(getPublicJobOpening, { id: joi });
  if (linkOutcome.state === "broken") redirect("/closed?reason=broken");
  if (linkOutcome.state !== "read") return <UnreadableLink title={t("title")} state={linkOutcome.state} />;
  if (!linkOutcome.record.isOpen) redirect("/closed?reason=opening");
  const opening = linkOutcome.record;
  const locale = await getLocale();
  const position = inLanguage(locale, { en: opening.jobPositionNameEn, id: opening.jobPositionName });
  const vesselType = inLanguage(locale, { en: opening.vesselTypeName, id: opening.vesselTypeNameId });
  return (
    <PublicFrame title={t("title")} narrow>
      <Typography variant="h1">{t("gate.title")}</Typography>
      <Box component="p" sx={{ fontSize: 16, mt: 2, mb: 0 }}>
        {t("gate.applyingFor")} <strong>{position}</strong> {t("gate.onVessel", { vesselType })}
      </Box>
      <Box component="p" sx={{ mt: 2, mb: 0, color: "text.secondary", maxWidth: "var(--measure)" }}>
        {t("gate.prepare")}
      </Box>
      <Link href={`/career/${joi}/eligible`} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
        {t("eligibility.link")}
      </Link>
      <SecurityGate joi={joi} settings={settings} />
    </PublicFrame>
  );
}

function UnreadableLink({ title, state }: { title: string; state: "busy" | "failed" }) {
  return (
    <PublicFrame title={title} narrow>
      <PageUnavailable state={state} />
    </PublicFrame>
  );
}
