"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { AppraisalAction } from "@/lib/features/appraisals/detail/schema";
import type { Reviewed } from "./result-dialog";

const ReviewDialog = lazyDialog(() => import("./result-dialog").then((module) => module.ReviewDialog));
const ReopenDialog = lazyDialog(() => import("./comment-dialogs").then((module) => module.ReopenDialog));
const CountersignDialog = lazyDialog(() => import("./comment-dialogs").then((module) => module.CountersignDialog));

type Props = { report: Reviewed; allowed: readonly AppraisalAction[] };

/** Offer the actions the user may take on a report, the next step first. Document 3 §4 */
export function ReportActions({ report, allowed }: Props) {
  const t = useTranslations("appraisal-form");
  const files = useTranslations("files.link");
  const [open, setOpen] = useState<"review" | "reopen" | "countersign" | null>(null);
  const onClose = () => setOpen(null);
  const offered = (["review", "countersign", "download", "reopen"] as const).filter((action) =>
    allowed.includes(action),
  );
  if (offered.length === 0) return null;
  return (
    <div className="apprs-acts">
      {allowed.includes("review") ? (
        <Button variant="contained" height="touch" {...ReviewDialog.preloadProps} onClick={() => setOpen("review")}>
          {t("review.action")}
        </Button>
      ) : null}
      {allowed.includes("countersign") ? (
        <Button
          variant="contained"
          height="touch"
          {...CountersignDialog.preloadProps}
          onClick={() => setOpen("countersign")}
        >
          {t("countersign.confirm")}
        </Button>
      ) : null}
      {allowed.includes("download") ? (
        <DownloadButton
          address="/PMSol/v1/GeneratePDF/GenerateEmployeeAppraisal"
          body={{ employeeAppraisalId: report.employeeAppraisalId }}
          label={t("download")}
          failed={files("failed")}
        />
      ) : null}
      {allowed.includes("reopen") ? (
        <Button color="error" height="touch" {...ReopenDialog.preloadProps} onClick={() => setOpen("reopen")}>
          {t("reopen.action")}
        </Button>
      ) : null}
      {open === "review" ? <ReviewDialog report={report} onClose={onClose} /> : null}
      {open === "reopen" ? <ReopenDialog report={report} onClose={onClose} /> : null}
      {open === "countersign" ? <CountersignDialog report={report} onClose={onClose} /> : null}
    </div>
  );
}
