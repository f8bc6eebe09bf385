"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import type { Run } from "@/lib/features/work-orders/periods/schema";
import { pollDraftingRun } from "./poll-drafting-run";

/** Announce each quarter only, not every part. */
const quarterOf = ({ done, total }: { done: number; total: number }) => {
  const quarter = Math.floor((done / Math.max(total, 1)) * 4);
  return { done: Math.floor((total * quarter) / 4), total };
};

type Props = { month: string; run: Run; variant: "band" | "line" };

/** Show the drafting progress of a month: polls while it runs, then refreshes the page. */
export function RunProgress({ month, run: first, variant }: Props) {
  const t = useTranslations("work-orders.periods");
  const router = useRouter();
  const [followed, setFollowed] = useState({ first, run: first, hasEnded: false });
  // Restart from what the server rendered.
  if (followed.first !== first) setFollowed({ first, run: first, hasEnded: followed.hasEnded && first === null });
  const { run, hasEnded } = followed;
  const goesOn = first !== null && !hasEnded;
  useEffect(() => {
    if (!goesOn) return;
    return pollDraftingRun(month, (now) => {
      setFollowed((before) => ({ ...before, run: now ?? before.run, hasEnded: now === null }));
      if (now === null) router.refresh();
    });
  }, [goesOn, month, router]);
  const text = run && !hasEnded ? t("running", run) : null;
  return (
    <>
      {text === null ? null : variant === "band" ? (
        <Alert severity="info" role="note">
          {text}
        </Alert>
      ) : (
        <p>{text}</p>
      )}
      <span role="status" style={visuallyHidden}>
        {hasEnded ? t("runEnded") : run ? t("running", quarterOf(run)) : null}
      </span>
    </>
  );
}
