"use client";

import { useTranslations } from "next-intl";
import { decisionNames, reasonLength, type Decision } from "@/lib/features/appraisals/decisions.rules";
import type { DecisionValue, DraftValues } from "../draft/draft";
import { scrollToNextOpen } from "./use-deferred-parts";
import { ChoiceRow } from "../choice-row";
import { LabelledTextField } from "../labelled-text-field";

type Props = {
  values: DraftValues;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (values: Pick<DraftValues, "decisions">) => void;
};

/** Edit the five decisions. A No needs a reason, and a reason typed before is restored. Document 3 §4 */
export function DecisionFields({ values, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.decisions");
  const names = useTranslations("appraisals.decisions");
  const { decisions } = values;
  const change = (name: Decision, part: Partial<DecisionValue>) =>
    onChange({ decisions: { ...decisions, [name]: { ...decisions[name], ...part } } });
  return (
    <section className="appr-part" id="decisions">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <ol className="appr-lines appr-card">
        {decisionNames.map((name) => {
          const { answer, reason } = decisions[name];
          return (
            <li key={name}>
              <ChoiceRow
                leadOn={scrollToNextOpen}
                path={name}
                look="two"
                legend={names(name)}
                choices={[
                  { value: "Yes", label: t("yes") },
                  { value: "No", label: t("no") },
                ]}
                value={answer}
                wrong={wrong(name)}
                isOff={isOff}
                onChoose={(value) => change(name, { answer: value === "Yes" ? "Yes" : "No" })}
                needsText={(value) => value === "No"}
              >
                {answer === "No" ? (
                  <LabelledTextField
                    path={`${name}Reason`}
                    label={t("reason")}
                    value={reason}
                    wrong={wrong(`${name}Reason`)}
                    maxLength={reasonLength.most}
                    isLong
                    isOff={isOff}
                    onChange={(text) => change(name, { reason: text })}
                  />
                ) : null}
              </ChoiceRow>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
