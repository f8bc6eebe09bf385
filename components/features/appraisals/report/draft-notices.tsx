"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { DraftForm, Draft } from "../draft/draft";
import type { SendState } from "../draft/status";
import type { DraftHandle } from "../draft/use-draft";
import { SendRefusal } from "./send-refusal";
import type { Problems } from "./use-problems";

type Props = {
  inHand: DraftHandle;
  draft: Draft;
  sending: SendState;
  problems: Problems;
  /** The questions in force. */
  form: DraftForm;
  listHref: string;
};

/** Show notices about the draft: open in another tab, newer version, offline, or refused. */
export function DraftNotices({ inHand, draft, sending, problems, form, listHref }: Props) {
  const t = useTranslations("appraisal-form.notes");
  const locale = useLocale();
  const { pen, take, isFound, isGone, startAgain: startOver } = inHand;
  const { standing } = draft;
  if (sending === "sent" || sending === "earlier") return <div className="appr-notes" />;
  if (isGone)
    return (
      <div className="appr-notes">
        <Alert
          severity="info"
          role="status"
          action={
            <Button component={Link} href={listHref} height="touch">
              {t("toList")}
            </Button>
          }
        >
          {t("gone")}
        </Alert>
      </div>
    );
  return (
    <div className="appr-notes">
      {pen === "elsewhere" ? (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button onClick={take} height="touch">
              {t("take")}
            </Button>
          }
        >
          {t("elsewhere")}
        </Alert>
      ) : null}
      {sending === "away" ? <Alert severity="warning">{t("away")}</Alert> : null}
      {standing.state === "waiting" && sending !== "away" ? (
        <Alert severity="info" role="status">
          {t("waiting")}
        </Alert>
      ) : null}
      {isFound && pen === "ours" && draft.form.formId !== form.formId ? (
        <Alert severity="info" role="status">
          {t("otherForm", { date: formatDate(draft.form.formEffectiveFrom, locale) })}
        </Alert>
      ) : null}
      {isFound && pen === "ours" && draft.subject.version !== null && draft.subject.version !== inHand.startVersion ? (
        <Alert
          severity="warning"
          role="status"
          action={
            <Button onClick={() => void startOver()} height="touch">
              {t("startAgain")}
            </Button>
          }
        >
          {t("changed")}
        </Alert>
      ) : null}
      {problems.all.length > 0 || standing.state === "refused" ? (
        <SendRefusal draft={draft} problems={problems} />
      ) : null}
    </div>
  );
}
