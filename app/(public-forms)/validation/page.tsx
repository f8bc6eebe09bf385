import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/registration/public-frame";
import { SecurityGate } from "@/components/features/applicants/registration/security-gate";
import { registrationInput } from "@/lib/features/applicants/schema";
import { getPublicJobOpening } from "@/lib/features/job-openings/get-public-job-opening";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";
import { load } from "@/lib/platform/transport/page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function ValidationPage({ searchParams }: Props) {
  const asked = registrationInput.safeParse(await searchParams);
  if (!asked.success) redirect("/");
  const { joi } = asked.data;
  const opening = await load(getPublicJobOpening, { id: joi }).catch(() => null);
  if (!opening?.isOpen) redirect("/closed?reason=broken");
  const t = await getTranslations("registration");
  const position = (await getLocale()) === "id" ? opening.jobPositionName : opening.jobPositionNameEn;
  return (
    <PublicFrame title={t("title")} narrow>
      <Typography variant="h1">{t("gate.title")}</Typography>
      <Box component="p" sx={{ fontSize: 16, mt: 2, mb: 0 }}>
        {t("gate.applyingFor")} <strong>{position}</strong> {t("gate.onVessel", { vesselType: opening.shipName })}
      </Box>
      <Box component="p" sx={{ mt: 2, mb: 0, color: "text.secondary", maxWidth: "var(--measure)" }}>
        {t("gate.prepare")}
      </Box>
      <SecurityGate joi={joi} settings={{ provider: captchaProvider(), siteKey: captchaSiteKey() }} />
    </PublicFrame>
  );
}
