import Box from "@mui/material/Box";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/layout/link";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { LanguageSwitch } from "./language-switch";

/** Render the frame of public application pages: logo, title, content and the no-fee warning. */
export async function PublicFrame({
  title,
  narrow = false,
  children,
}: {
  title: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  const t = await getTranslations("registration");
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <Box component="header" sx={{ bgcolor: "var(--navy)", color: "var(--on-navy)" }}>
        <Box
          sx={{
            maxWidth: 960,
            mx: "auto",
            px: { xs: 4, sm: 6 },
            minHeight: 60,
            display: "flex",
            alignItems: "center",
            gap: 4,
          }}
        >
          <Link
            href="/"
            aria-label={t("homeLink")}
            style={{ display: "inline-flex", minHeight: 44, alignItems: "center" }}
          >
            {/* oxlint-disable-next-line nextjs/no-img-element -- a vector logo needs no optimiser */}
            <img src="/brand/logo-light.svg" alt="" height={28} />
          </Link>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              fontSize: 15,
              color: "var(--on-navy-muted)",
              display: { xs: "none", sm: "block" },
            }}
          >
            {title}
          </Box>
          <Box sx={{ flex: { xs: 1, sm: "none" }, textAlign: "right" }}>
            <LanguageSwitch label={t("language")} />
          </Box>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, width: "100%", maxWidth: narrow ? 720 : 960, mx: "auto", p: { xs: 0, sm: 6 } }}
      >
        <Box
          sx={{
            bgcolor: "background.paper",
            px: { xs: 4, sm: 8 },
            pt: { xs: 5, sm: 8 },
            pb: 0,
            borderRadius: { sm: "var(--radius-large)" },
            border: { sm: 1 },
            borderColor: { sm: "divider" },
            minHeight: { xs: "70dvh", sm: 0 },
          }}
        >
          <PageTexts
            now={[
              "applicants",
              "captcha",
              "files",
              "registration",
              "person-fields.labels",
              "person-fields.applied",
              "person-fields.required",
              "person-fields.help",
            ]}
          >
            {children}
          </PageTexts>
        </Box>
      </Box>
      <Box
        component="footer"
        sx={{
          maxWidth: 960,
          mx: "auto",
          width: "100%",
          px: { xs: 4, sm: 6 },
          py: 5,
          fontSize: 14,
          color: "text.secondary",
          display: "flex",
          flexWrap: "wrap",
          gap: 3,
          justifyContent: "space-between",
        }}
      >
        <Box sx={{ maxWidth: "var(--measure)" }}>{t("feeFree")}</Box>
        <Link href="/privacy" style={{ color: "inherit" }}>
          {t("privacy")}
        </Link>
      </Box>
    </Box>
  );
}
