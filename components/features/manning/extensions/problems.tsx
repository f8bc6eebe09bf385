"use client";

import { useTranslations } from "next-intl";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import type { OpenProblem } from "@/lib/features/manning/problem.rules";

type Moment = "never" | "request" | "decide";

/** List the problems of a new date, worded for the moment: impossible, not approvable, or not approvable now. */
export function ExtensionProblems({ problems, moment }: { problems: OpenProblem[]; moment: Moment }) {
  const t = useTranslations("extensions.problems");
  return (["hard", "soft"] as const).map((kind) => {
    const matching = problems.filter(({ hard }) => hard === (kind === "hard"));
    if (matching.length === 0) return null;
    return (
      <Alert key={kind} severity={kind === "hard" && moment !== "request" ? "error" : "warning"}>
        {moment === "never" ? null : <AlertTitle>{t(`${moment}.${kind}`)}</AlertTitle>}
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {matching.flatMap(({ code, messages }) =>
            messages.map((message, index) => <li key={`${code}-${index}`}>{message}</li>),
          )}
        </ul>
      </Alert>
    );
  });
}
