"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { PageSection } from "@/components/ui/layout/page-section";
import { RecordTable } from "@/components/ui/list/record-table";
import { runDoctorAction } from "@/lib/features/doctor/actions";
import type { DoctorReport } from "@/lib/features/doctor/schema";

/** Runs the database checks on demand and shows violations with their fixes. */
export function DoctorPart() {
  const t = useTranslations("status.doctor");
  const shell = useTranslations("shell");
  const [isPending, startTransition] = useTransition();
  const [answer, setAnswer] = useState<DoctorReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const runCheck = () =>
    startTransition(async () => {
      const result = await runDoctorAction({}).catch(() => null);
      setAnswer(result?.ok ? result.data : null);
      setProblem(result?.ok ? null : (result?.message ?? shell("noAnswer")));
    });
  const button = (
    <Button variant="outlined" loading={isPending} onClick={runCheck}>
      {t("ask")}
    </Button>
  );
  return (
    <PageSection title={t("title")} lead={t("lead")} action={button}>
      <div aria-live="polite">
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {answer && answer.findings.length === 0 ? (
          <Alert severity="success">{t("well", { asked: answer.asked })}</Alert>
        ) : null}
        {answer && answer.findings.length > 0 ? <Findings findings={answer.findings} /> : null}
      </div>
    </PageSection>
  );
}

function Findings({ findings }: Pick<DoctorReport, "findings">) {
  const t = useTranslations("status.doctor");
  return (
    <RecordTable
      label={t("findings")}
      columns={[
        { label: t("finding") },
        { label: t("breaks"), align: "end" },
        { label: t("examples") },
        { label: t("mend") },
      ]}
      rows={findings.map(({ id, holds, count, examples, mend, canFix, failed }) => [
        `${id}: ${holds}${failed ? ` (${failed})` : ""}`,
        count,
        examples.join(", "),
        `${mend}${canFix ? ` npm run doctor -- --run ${id} --fix` : ""}`,
      ])}
      empty=""
    />
  );
}
