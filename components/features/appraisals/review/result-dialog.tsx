"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useAloneReason } from "@/components/ui/feedback/alone-reason";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { reviewAppraisalAction } from "@/lib/features/appraisals/review/actions";
import { Ask } from "../ask";
import { ChoiceRow } from "../choice-row";
import { TextLine } from "../text-line";

export type Reviewed = { employeeAppraisalId: number; version: number; seafarersName: string; vesselName: string };

const mostReason = 1000;
const results = ["Approved", "NeedRevision"] as const;
type Wrong = Record<string, string>;

/** Record the result of a review after a confirmation. Document 3 §2, §5, §8 */
export function ReviewDialog({ report, onClose }: { report: Reviewed; onClose: () => void }) {
  const t = useTranslations("appraisal-form.review");
  const required = useTranslations("appraisals.required");
  const shell = useTranslations("shell");
  const [router, toast] = [useRouter(), useToast()];
  const [result, setResult] = useState<"" | (typeof results)[number]>("");
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const [isSure, setSure] = useState(false);
  const [isPending, startTransition] = useTransition();
  const needsReason = result === "NeedRevision";
  const alone = useAloneReason();

  /** Clear a field's error when it changes. */
  const answered = (path: string) =>
    setWrong((told) => Object.fromEntries(Object.entries(told).filter(([of]) => of !== path && of !== "root")));
  const check = () => {
    const found: Wrong = {};
    if (result === "") found.reviewResult = required("reviewResult");
    if (needsReason && reason.trim() === "") found.reasonForRevision = required("reasonForRevision");
    setWrong(found);
    const [first] = Object.keys(found);
    if (first === undefined) return setSure(true);
    document.querySelector<HTMLElement>(`.appr-dialog [data-path="${first}"]`)?.focus();
  };
  const send = () =>
    startTransition(async () => {
      const { employeeAppraisalId, version } = report;
      const answer = await reviewAppraisalAction({
        employeeAppraisalId,
        version,
        reviewResult: result,
        reasonForRevision: needsReason ? reason.trim() : null,
        ...alone.said,
      }).catch(() => null);
      if (answer?.ok) {
        toast({ severity: "success", text: t("done"), seconds: 2 });
        onClose();
        return router.refresh();
      }
      if (answer && alone.asks(answer.code)) return setSure(false);
      toast({ severity: "error", text: t("failed") });
      const told = answer ?? { errors: [], message: shell("noAnswer") };
      setWrong({ ...Object.fromEntries(told.errors.map(({ path, message }) => [path, message])), root: told.message });
      setSure(false);
    });

  if (isSure)
    return (
      <Ask
        key="sure"
        title={t("confirmTitle")}
        text={t("confirmText")}
        confirm={t("confirm")}
        cancel={shell("cancel")}
        isBusy={isPending}
        onCancel={() => setSure(false)}
        onConfirm={send}
      />
    );
  return (
    <Ask
      key="result"
      title={t("title")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      onCancel={onClose}
      onConfirm={() => (alone.isMissing ? undefined : check())}
    >
      <dl className="appr-facts">
        <div>
          <dt>{t("seafererName")}</dt>
          <dd>{report.seafarersName}</dd>
        </div>
        <div>
          <dt>{t("vesselName")}</dt>
          <dd>{report.vesselName}</dd>
        </div>
      </dl>
      <ChoiceRow
        path="reviewResult"
        look="two"
        legend={t("result")}
        choices={results.map((value) => ({ value, label: t(`results.${value}`) }))}
        value={result}
        wrong={wrong.reviewResult}
        onChoose={(value) => {
          setResult(value === "Approved" ? "Approved" : "NeedRevision");
          answered("reviewResult");
        }}
      />
      {needsReason ? (
        <TextLine
          path="reasonForRevision"
          label={t("reason")}
          help={t("reasonHelp")}
          value={reason}
          wrong={wrong.reasonForRevision}
          most={mostReason}
          isLong
          onChange={(text) => {
            setReason(text);
            answered("reasonForRevision");
          }}
        />
      ) : null}
      {alone.field}
      {wrong.root ? <Alert severity="error">{wrong.root}</Alert> : null}
    </Ask>
  );
}
