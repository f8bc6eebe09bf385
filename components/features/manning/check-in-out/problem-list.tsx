"use client";

import { useTranslations } from "next-intl";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import type { OpenProblem } from "@/lib/features/manning/problem.rules";

/** List problems: those that block, and those a reason overrides. */
export function ProblemList({ problems }: { problems: OpenProblem[] }) {
  const t = useTranslations("vessels.board");
  return (["hard", "soft"] as const).map((kind) => {
    const matching = problems.filter(({ hard }) => hard === (kind === "hard"));
    if (matching.length === 0) return null;
    return (
      <Alert key={kind} severity={kind === "hard" ? "error" : "warning"}>
        <AlertTitle>{t(kind)}</AlertTitle>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {matching.flatMap(({ code, messages }) =>
            messages.map((message, index) => <li key={`${code}-${index}`}>{message}</li>),
          )}
        </ul>
      </Alert>
    );
  });
}
