"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Draft } from "../draft/shape";
import type { problemsInWords } from "./check";

function goTo(path: string) {
  const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "center" });
}

type Check = typeof problemsInWords;

/**
 * Return missing and refused fields. They are checked at sending and then on each change; without the check only the
 * server validates.
 */
export function useProblems(draft: Draft, today: string, check: Check | undefined) {
  const t = useTranslations();
  const [isJudged, setJudged] = useState(false);
  const [leads, setLeads] = useState(0);
  const found = () => check?.(draft, today, t) ?? [];
  const missing = isJudged ? found() : [];
  const refused = draft.standing.state === "refused" ? draft.standing.problems : [];
  const all = [...missing, ...refused.filter(({ path }) => missing.every((one) => one.path !== path))];
  const first = all[0]?.path;

  useEffect(() => {
    if (leads > 0 && first !== undefined) goTo(first);
    // Scroll once per press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [leads]);

  return {
    all,
    goTo,
    wrong: (path: string) => all.find((one) => one.path === path)?.message,
    /** Check the draft. @returns whether it is valid */
    judge: () => {
      setJudged(true);
      const isClean = found().length === 0;
      if (!isClean) setLeads((count) => count + 1);
      return isClean;
    },
    lead: () => setLeads((count) => count + 1),
  };
}
export type Problems = ReturnType<typeof useProblems>;
