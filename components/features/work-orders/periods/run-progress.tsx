"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { visuallyHidden } from "@/components/ui/form/visually-hidden";
import type { Run } from "@/lib/features/work-orders/periods/schema";
import { watchRun } from "./watch-run";

/** Announce each quarter only, not every part. */
const quarterOf = ({ done, total }: { done: number; total: number }) => {
  const quarter = Math.floor((done / Math.max(total, 1)) * 4);
  return { done: Math.floor((total * quarter) / 4), total };
};

type Props = { month: string; run: Run; look: "band" | "line" };

/** Show the drafting progress of a month: polls while it runs, then refreshes the page. */
export function RunProgress({ month, run: first, look }: Props) {
  const t = useTranslations("work-orders.periods");
  const router = useRouter();
  const [told, setTold] = useState({ first, run: first, hasEnded: false });
  // Restart from what the server rendered.
  if (told.first !== first) setTold({ first, run: first, hasEnded: told.hasEnded && first === null });
  const { run, hasEnded } = told;
  const goesOn = first !== null && !hasEnded;
  useEffect(() => {
    if (!goesOn) return;
    return watchRun(month, (now) => {
      setTold((before) => ({ ...before, run: now ?? before.run, hasEnded: now === null }));
      if (now === null) router.refresh();
    });
  }, [goesOn, month, router]);
  const shown = run && !hasEnded ? t("running", run) : null;
  return (
    <>
      {shown === null ? null : look === "band" ? (
        <Alert severity="info" role="note">
          {shown}
        </Alert>
      ) : (
        <p>{shown}</p>
      )}
      <span role="status" style={visuallyHidden}>
        {hasEnded ? t("runEnded") : run ? t("running", quarterOf(run)) : null}
      </span>
    </>
  );
}
