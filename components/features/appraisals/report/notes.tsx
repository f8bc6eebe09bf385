"use client";

import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { AskedForm, Draft } from "../draft/shape";
import type { Sending } from "../draft/standing";
import type { DraftInHand } from "../draft/use-draft";
import { Refusal } from "./refusal";
import type { Problems } from "./use-problems";

type Props = {
  inHand: DraftInHand;
  draft: Draft;
  sending: Sending;
  problems: Problems;
  /** The questions in force. */
  form: AskedForm;
  listHref: string;
};

/** Show notices about the draft: open in another tab, newer version, offline, or refused. */
export function Notes({ inHand, draft, sending, problems, form, listHref }: Props) {
  const t = useTranslations("appraisal-form.notes");
  const locale = useLocale() === "id" ? "id" : "en";
  const { pen, take, isFound, isGone, startAnew } = inHand;
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
            <Button onClick={() => void startAnew()} height="touch">
              {t("startAnew")}
            </Button>
          }
        >
          {t("changed")}
        </Alert>
      ) : null}
      {problems.all.length > 0 || standing.state === "refused" ? <Refusal draft={draft} problems={problems} /> : null}
    </div>
  );
}
