"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { maxScoreWithComment } from "@/lib/features/appraisals/average.rules";
import type { DraftForm, LineValue } from "../draft/draft";
import { scrollToNextOpen } from "./use-deferred-parts";
import { ChoiceRow } from "../choice-row";
import { LabelledTextField } from "../labelled-text-field";
import { useOwnLanguage, useScaleLabels } from "../use-labels";

type Props = {
  path: string;
  question: DraftForm["mandatory"][number];
  line: LineValue;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (line: LineValue) => void;
};

const maxCommentLength = 500;
const needsComment = (score: number) => score <= maxScoreWithComment;

/** Show one question with five answers and a comment field, which opens when a comment is required or asked for. */
export function RatingQuestion({ path, question, line, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.ratings");
  const [scale, inOwnLanguage] = [useScaleLabels(), useOwnLanguage()];
  const [isAsked, setAsked] = useState(false);
  const isNeeded = line.score !== null && needsComment(line.score);
  const isOpen = isNeeded || isAsked || line.comment !== "";
  return (
    <li className="appr-card">
      <ChoiceRow
        leadOn={scrollToNextOpen}
        path={`${path}.score`}
        look="scale"
        legend={
          <span className="appr-ask">
            <b>{question.sequenceNo}</b>
            <span>{inOwnLanguage(question.label, question.labelId)}</span>
            <small>{inOwnLanguage(question.question, question.questionId)}</small>
          </span>
        }
        choices={scale}
        value={line.score === null ? "" : String(line.score)}
        wrong={wrong(`${path}.score`)}
        isOff={isOff}
        onChoose={(value) => onChange({ ...line, score: Number(value) })}
        needsText={(value) => needsComment(Number(value))}
      >
        {isOpen ? (
          <LabelledTextField
            path={`${path}.comment`}
            label={t(isNeeded ? "commentNeeded" : "comment")}
            value={line.comment}
            wrong={wrong(`${path}.comment`)}
            maxLength={maxCommentLength}
            isLong
            isOff={isOff}
            onChange={(comment) => onChange({ ...line, comment })}
          />
        ) : line.score === null || isOff ? null : (
          <button type="button" className="appr-comment" onClick={() => setAsked(true)}>
            {t("addComment")}
          </button>
        )}
      </ChoiceRow>
    </li>
  );
}
