"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "../layout/button";
import { Link } from "../layout/link";
import { ScreenMessage } from "../layout/screen-message";

type Props = { state: "busy" | "failed"; retry?: () => void };

/** Shows that a public page is temporarily unavailable although its link is fine, with a retry button. */
export function PageUnavailable({ state, retry }: Props) {
  const t = useTranslations("shell");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const retryNow = retry ?? (() => router.refresh());
  return (
    <ScreenMessage title={t(`notNow.${state}.title`)} text={t(`notNow.${state}.text`)}>
      <Button variant="contained" size="large" loading={isPending} onClick={() => startTransition(retryNow)}>
        {t("retry")}
      </Button>
      <Button variant="outlined" size="large" component={Link} href="/">
        {t("notFound.home")}
      </Button>
    </ScreenMessage>
  );
}
