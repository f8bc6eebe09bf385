"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { vesselAddress } from "../addresses";

type Props = {
  vesselId: string;
  /** gone: not found or not visible; broken: could not be loaded. */
  state: "gone" | "broken";
  /** Retries what failed below the layout; the layout itself reloads. */
  retry?: () => void;
};

/** Error page of a request with a link to the vessel's requests. Document 3 §8 */
export function BackToList({ vesselId, state, retry }: Props) {
  const t = useTranslations("chandler-requests");
  const shell = useTranslations("shell");
  const router = useRouter();
  return (
    <ScreenMessage
      title={state === "gone" ? t("gone.title") : t("broken.title")}
      text={state === "gone" ? t("gone.text") : t("broken.text")}
    >
      {state === "broken" ? (
        <Button variant="outlined" onClick={retry ?? (() => router.refresh())}>
          {shell("retry")}
        </Button>
      ) : null}
      <Button variant="contained" component={Link} href={vesselAddress(vesselId)}>
        {t("gone.back")}
      </Button>
    </ScreenMessage>
  );
}
