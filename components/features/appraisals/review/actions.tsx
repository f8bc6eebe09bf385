"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { Button } from "@/components/ui/layout/button";
import type { AppraisalAction } from "@/lib/features/appraisals/detail/schema";
import { ReviewDialog, type Reviewed } from "./result-dialog";
import { CountersignDialog, ReopenDialog } from "./word-dialog";

type Props = { report: Reviewed; allowed: readonly AppraisalAction[] };

/** What the reader may do with a report: the next step first. Document 3 §4 */
export function ReportActions({ report, allowed }: Props) {
  const t = useTranslations("appraisal-form");
  const [open, setOpen] = useState<"review" | "reopen" | "countersign" | null>(null);
  const onClose = () => setOpen(null);
  const offered = (["review", "countersign", "download", "reopen"] as const).filter((one) => allowed.includes(one));
  if (offered.length === 0) return null;
  return (
    <div className="apprs-acts">
      {allowed.includes("review") ? (
        <Button variant="contained" height="touch" onClick={() => setOpen("review")}>
          {t("review.action")}
        </Button>
      ) : null}
      {allowed.includes("countersign") ? (
        <Button variant="contained" height="touch" onClick={() => setOpen("countersign")}>
          {t("countersign.confirm")}
        </Button>
      ) : null}
      {allowed.includes("download") ? (
        <DownloadButton
          address="/PMSol/v1/GeneratePDF/GenerateEmployeeAppraisal"
          body={{ employeeAppraisalId: report.employeeAppraisalId }}
          label={t("download")}
        />
      ) : null}
      {allowed.includes("reopen") ? (
        <Button color="error" height="touch" onClick={() => setOpen("reopen")}>
          {t("reopen.action")}
        </Button>
      ) : null}
      {open === "review" ? <ReviewDialog report={report} onClose={onClose} /> : null}
      {open === "reopen" ? <ReopenDialog report={report} onClose={onClose} /> : null}
      {open === "countersign" ? <CountersignDialog report={report} onClose={onClose} /> : null}
    </div>
  );
}
