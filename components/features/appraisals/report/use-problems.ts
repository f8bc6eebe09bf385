"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Draft } from "../draft/draft";
import type { missingAnswerTexts } from "./missing-answers";

function scrollToPath(path: string) {
  const element = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

type Check = typeof missingAnswerTexts;

/**
 * Return missing and refused fields. They are checked at sending and then on each change; without the check only the
 * server validates.
 */
export function useProblems(draft: Draft, today: string, check: Check | undefined) {
  const t = useTranslations();
  const [isJudged, setJudged] = useState(false);
  const [scrollRequests, setScrollRequests] = useState(0);
  const findProblems = () => check?.(draft, today, t) ?? [];
  const missing = isJudged ? findProblems() : [];
  const refused = draft.standing.state === "refused" ? draft.standing.problems : [];
  const all = [...missing, ...refused.filter(({ path }) => missing.every((problem) => problem.path !== path))];
  const first = all[0]?.path;

  useEffect(() => {
    if (scrollRequests > 0 && first !== undefined) scrollToPath(first);
    // Scroll once per press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [scrollRequests]);

  return {
    all,
    goTo: scrollToPath,
    wrong: (path: string) => all.find((problem) => problem.path === path)?.message,
    /** Check the draft. @returns whether it is valid */
    judge: () => {
      setJudged(true);
      const isClean = findProblems().length === 0;
      if (!isClean) setScrollRequests((count) => count + 1);
      return isClean;
    },
    lead: () => setScrollRequests((count) => count + 1),
  };
}
export type Problems = ReturnType<typeof useProblems>;
