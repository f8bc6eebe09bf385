"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState, type ReactNode } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { decisionNames } from "@/lib/features/appraisals/decisions.rules";
import type { DraftKey } from "../draft/drafts";
import type { DraftForm, Draft, DraftValues, Subject } from "../draft/draft";
import { useDraft } from "../draft/use-draft";
import { CommentFields } from "./comment-fields";
import { DecisionFields } from "./decision-fields";
import { ReportHeaderFields } from "./header-fields";
import { RatingFields } from "./rating-fields";
import { ProgressAndSaveStatus } from "./progress-and-save-status";
import { Sections, type Section } from "./sections";
import { useDeferredParts } from "./use-deferred-parts";
import { useProblems } from "./use-problems";
import { useSendReport } from "./use-send-report";

type Props = {
  draftKey: DraftKey;
  subject: Subject;
  subjectFacts: ReactNode;
  form: DraftForm;
  values: DraftValues;
  today: string;
  /** The address disables the whole form. Document 3 §2 */
  isDisabled: boolean;
  listHref: string;
  cancelHref: string;
};

/** Count rated lines and decided questions. */
function answersOf({ mandatory, additional, decisions }: DraftValues) {
  const lines = [...mandatory, ...additional];
  return {
    rated: lines.filter(({ score }) => score !== null).length,
    lines: lines.length,
    decided: decisionNames.filter((name) => decisions[name].answer !== "").length,
  };
}

function sectionsOf({ subject, values }: Draft): Section[] {
  const { rated, lines, decided } = answersOf(values);
  if (subject.flag === "Upload") return [{ id: "header" }, { id: "decisions" }, { id: "comments" }, { id: "document" }];
  return [
    { id: "header" },
    { id: "ratings", done: rated, of: lines },
    { id: "decisions", done: decided, of: decisionNames.length },
    { id: "comments" },
    { id: "annex" },
  ];
}

/** Placeholder for parts that load when the user starts writing. */
const Awaited = ({ id }: { id: string }) => <section className="appr-part" id={id} aria-busy />;

/**
 * Edit a report on board or ashore. It is stored on the device with each change, sent when online, and stored once.
 * Document 3 §2, product 2.13
 */
export function ReportForm(props: Props) {
  const { draftKey, subject, form, values, today, isDisabled, listHref, cancelHref } = props;
  const t = useTranslations("appraisal-form");
  const tShell = useTranslations("shell");
  const [router, toast] = [useRouter(), useToast()];
  const [isAsking, setAsking] = useState(false);
  const inHand = useDraft({ draftKey, start: { subject, form, values } });
  const draft: Draft = inHand.draft ?? {
    id: "",
    reportKey: "",
    subject,
    form,
    values,
    savedAt: "",
    standing: { state: "typing" },
  };
  const deferredParts = useDeferredParts(inHand.isFound || inHand.isGone || inHand.pen === "elsewhere");
  const problems = useProblems(draft, today, deferredParts?.problemsInWords);
  const isUpdate = subject.employeeAppraisalId !== null;
  const mode = isUpdate ? "update" : "insert";
  const { sending, send, isWaiting } = useSendReport({
    inHand,
    owner: draftKey.owner,
    onRefused: () => {
      toast({ severity: "error", text: t(`failed.${mode}`), seconds: 5 });
      problems.lead();
    },
  });
  const isStored = sending === "sent" || sending === "earlier";
  const isOff = isDisabled || inHand.draft === null || inHand.pen !== "ours" || inHand.isGone || isWaiting || isStored;
  const isNewForm = !isUpdate && subject.flag === "Form";
  const isChanged = isNewForm || JSON.stringify(draft.values) !== JSON.stringify(values);

  const leave = () => {
    toast({ severity: "success", text: t(`done.${mode}`), seconds: 2, showsOnNextPage: true });
    router.push(listHref);
    router.refresh();
  };
  const isUploadSent = sending === "sent" && subject.flag === "Upload";
  useEffect(() => {
    // The upload form confirms with a toast only.
    if (isUploadSent) leave();
    // Run once, after sending.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUploadSent]);

  const set = (part: Partial<DraftValues>) => {
    void inHand.change({ ...draft, values: { ...draft.values, ...part }, standing: { state: "typing" } });
  };
  const ask = () => {
    if (!problems.judge()) return;
    if (deferredParts) setAsking(true);
    // Offline since the page loaded: keep it on the device, where it can still be edited.
    else void send(draft);
  };
  const { rated, lines, decided } = answersOf(draft.values);
  const common = { wrong: problems.wrong, isOff, onChange: set };

  return (
    <div className="appr">
      {deferredParts ? (
        <deferredParts.Notes
          inHand={inHand}
          draft={draft}
          sending={sending}
          problems={problems}
          form={form}
          listHref={listHref}
        />
      ) : (
        <div className="appr-notes" />
      )}
      <Sections sections={sectionsOf(draft)} />
      <div className="appr-parts">
        <ReportHeaderFields draft={draft} subjectFacts={props.subjectFacts} today={today} {...common} />
        {subject.flag === "Form" ? <RatingFields draft={draft} {...common} /> : null}
        <DecisionFields values={draft.values} {...common} />
        <CommentFields
          value={draft.values.generalComments}
          wrong={problems.wrong("generalComments")}
          isOff={isOff}
          onChange={(generalComments) => set({ generalComments })}
        />
        {subject.flag === "Form" ? (
          deferredParts ? (
            <deferredParts.AnnexPart draft={draft} {...common} />
          ) : (
            <Awaited id="annex" />
          )
        ) : deferredParts ? (
          <deferredParts.DocumentPart
            file={draft.values.file}
            average={draft.values.average}
            isUpdate={isUpdate}
            {...common}
          />
        ) : (
          <Awaited id="document" />
        )}
        {deferredParts && !isDisabled ? (
          <deferredParts.Tools inHand={inHand} draft={draft} isOff={isOff} onOpened={set} />
        ) : null}
      </div>
      <div className="appr-foot">
        {isDisabled ? null : (
          <ProgressAndSaveStatus
            keeping={inHand.keeping}
            isWaiting={isWaiting}
            isSending={sending === "sending"}
            answered={rated + decided}
            left={subject.flag === "Form" ? lines + decisionNames.length - rated - decided : null}
          />
        )}
        <Button onClick={() => router.push(cancelHref)} height="touch">
          {tShell("cancel")}
        </Button>
        {isDisabled ? null : isWaiting ? (
          <Button
            variant="outlined"
            height="touch"
            disabled={sending === "sending"}
            onClick={() =>
              void inHand.change({ ...draft, standing: { state: "typing" }, isChangedSinceTry: true }, true)
            }
          >
            {t("changeAgain")}
          </Button>
        ) : (
          <Button variant="contained" height="touch" onClick={ask} disabled={isOff || !isChanged}>
            {t(isUpdate ? "saveUpdate" : "submit")}
          </Button>
        )}
      </div>
      {deferredParts && isAsking ? (
        <deferredParts.Ask
          title={t(isUpdate ? "confirmUpdate" : "confirmSubmit")}
          text={t("confirmText", { name: subject.seafarersName, vessel: subject.vesselName })}
          confirm={t(isUpdate ? "saveUpdate" : "submit")}
          cancel={tShell("cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void send(draft);
          }}
        />
      ) : null}
      {deferredParts && (sending === "earlier" || (sending === "sent" && subject.flag === "Form")) ? (
        <deferredParts.Ask
          title={t(isUpdate ? "updated" : "submitted")}
          text={t(sending === "sent" ? "sentText" : "sentEarlier", { name: subject.seafarersName })}
          confirm={t("toList")}
          cancel={null}
          onCancel={leave}
          onConfirm={leave}
        />
      ) : null}
    </div>
  );
}
