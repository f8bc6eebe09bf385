import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { PublicFrame } from "@/components/features/applicants/public-frame";
import { statusLinkOf, statusQuery, type Query } from "@/components/features/applicants/status/address";
import { GateForm } from "@/components/features/captcha/gate-form";
import { captchaProvider, captchaSiteKey } from "@/lib/platform/captcha/provider";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration.status");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function StatusGatePage({ searchParams }: { searchParams: Promise<Query> }) {
  const link = statusLinkOf(await searchParams);
  if (!link) redirect("/closed?reason=invalid");
  const t = await getTranslations("registration.status");
  return (
    <PublicFrame title={t("title")} narrow>
      <Typography variant="h1">{t("gateTitle")}</Typography>
      <Box component="p" sx={{ fontSize: 16, mt: 2, mb: 6, maxWidth: "var(--measure)" }}>
        {t("gateText")}
      </Box>
      <Box sx={{ pb: 8 }}>
        <GateForm
          settings={{ provider: captchaProvider(), siteKey: captchaSiteKey() }}
          next={`/registration-process?${statusQuery(link)}`}
        />
      </Box>
    </PublicFrame>
  );
}
