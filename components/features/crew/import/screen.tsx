"use client";

import Checkbox from "@mui/material/Checkbox";
import { useTranslations } from "next-intl";
import { Alert, AlertTitle } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { LinearProgress } from "@/components/ui/feedback/linear-progress";
import { Link } from "@/components/ui/layout/link";
import { FileChoice } from "./file-choice";
import { ImportSummary } from "./summary";
import { ProblemTable } from "./problem-table";
import styles from "./import.module.css";
import { useImport } from "./use-import";

/** Show the three steps of an import on one page. */
export function ImportScreen() {
  const t = useTranslations("crew-import");
  const { step, file, mode, report, skips, failure, choose, check, run, setSkips, restart } = useImport();
  const isBusy = step === "checking" || step === "importing";
  const skippedRows = (report?.crew.skipped ?? 0) + (report?.certificates.skipped ?? 0);
  const importedRows = report
    ? report.crew.added + report.crew.changed + report.certificates.added + report.certificates.changed
    : 0;
  const mayImport = step === "checked" && report !== null && importedRows > 0 && (report.errors === 0 || skips);
  return (
    <div className={styles.screen}>
      {step === "done" ? null : (
        <FileChoice
          file={file}
          mode={mode}
          isBusy={isBusy}
          isChecked={step === "checked"}
          onChoose={choose}
          onCheck={check}
        />
      )}
      {isBusy ? (
        <div role="status" className={styles.busy}>
          <p>{t(step === "checking" ? "checking" : "importing")}</p>
          <LinearProgress aria-label={t(step === "checking" ? "checking" : "importing")} />
        </div>
      ) : null}
      {failure ? (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      ) : null}
      {report && !isBusy ? (
        <section aria-live="polite" className={styles.report}>
          {step === "done" ? <Alert severity="success">{t("doneTitle")}</Alert> : null}
          {step === "checked" && report.errors === 0 && !failure ? (
            <Alert severity={importedRows > 0 ? "success" : "info"}>
              {t(importedRows > 0 ? "readyTitle" : "nothing")}
            </Alert>
          ) : null}
          {step === "checked" && report.errors > 0 ? (
            <Alert severity="warning">
              <AlertTitle>{t("wrongTitle", { count: report.errors })}</AlertTitle>
              {t("wrongText")}
              <label className={styles.skip}>
                <Checkbox size="small" checked={skips} onChange={(_event, on) => setSkips(on)} />
                <span>
                  {t("skip")} <small>{t("skipHelp", { count: skippedRows })}</small>
                </span>
              </label>
            </Alert>
          ) : null}
          <ImportSummary report={report} />
          <div className={styles.actions}>
            {step === "checked" ? (
              <Button variant="contained" onClick={run} disabled={!mayImport}>
                {t(skips ? "importRight" : "import")}
              </Button>
            ) : (
              <>
                <Button variant="contained" component={Link} href="/dashboard/crew-management">
                  {t("toList")}
                </Button>
                <Button variant="outlined" onClick={restart}>
                  {t("again")}
                </Button>
              </>
            )}
          </div>
          <ProblemTable report={report} />
        </section>
      ) : null}
    </div>
  );
}
