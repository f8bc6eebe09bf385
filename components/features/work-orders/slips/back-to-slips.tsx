"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { slipsRoot } from "../addresses";

/** Error page of a slip, with the documented texts. Document 3 §8 */
export function BackToSlips({ retry }: { retry: () => void }) {
  const t = useTranslations("slips.failed");
  const shell = useTranslations("shell");
  return (
    <ScreenMessage title={t("title")} text={t("text")}>
      <Button variant="outlined" onClick={retry}>
        {shell("retry")}
      </Button>
      <Button variant="contained" component={Link} href={slipsRoot}>
        {t("back")}
      </Button>
    </ScreenMessage>
  );
}
