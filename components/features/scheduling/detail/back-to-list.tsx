"use client";

import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { crewsAddress, type SchedulingSection } from "./section-addresses";

type Props = {
  entrance: SchedulingSection;
  vesselId: string;
  /** gone: missing or not visible to the user. broken: failed to load. */
  state: "gone" | "broken";
  /** Retries what failed below the layout; the layout itself is reloaded. */
  retry?: () => void;
};

/** Link back to the crew list and tab the schedule was opened from, when it cannot be shown. Document 3 §2, §8 */
export function BackToList({ entrance, vesselId, state, retry }: Props) {
  const t = useTranslations("schedule-details");
  const shell = useTranslations("shell");
  const router = useRouter();
  const tab = useSearchParams().get("tab") ?? "onboard";
  return (
    <ScreenMessage title={t(`${state}.title`)} text={t(`${state}.text`)}>
      {state === "broken" ? (
        <Button variant="outlined" onClick={retry ?? (() => router.refresh())}>
          {shell("retry")}
        </Button>
      ) : null}
      <Button variant="contained" component={Link} href={crewsAddress(entrance, vesselId, tab)}>
        {t("gone.back")}
      </Button>
    </ScreenMessage>
  );
}
