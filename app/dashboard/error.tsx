"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";

export default function DashboardError({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations("shell");
  return (
    <ScreenMessage title={t("error.title")} text={t("error.text")}>
      <Button variant="contained" onClick={retry}>
        {t("retry")}
      </Button>
      <Button variant="outlined" component={Link} href="/dashboard">
        {t("error.back")}
      </Button>
    </ScreenMessage>
  );
}

/** Renders nothing, but bundles the error view with the shell, so that it does not load last. */
export const ErrorAtHand = () => null;
