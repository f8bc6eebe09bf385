"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormTextField } from "@/components/ui/form/text-field";
import type { InterviewValues } from "./interview-values";
import type { Fields } from "../pipeline/stage-move-dialog";
import type { Choice } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";

/** Render an email field for each chosen assessor. An assessor with an address gets the invitation. */
export function AssessorEmails({ assessors, ...field }: Fields<InterviewValues> & { assessors: Choice[] }) {
  const t = useTranslations("applicants.screens.interview");
  const chosen = useWatch({ control: field.control, name: "assessorIds" });
  return assessors
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label }) => (
      <div key={value} className={styles.wide}>
        <FormTextField
          {...field}
          name={`assessorEmails.${value}`}
          label={t("emails", { name: label })}
          help={t("emailHelp")}
          inputMode="email"
          maxLength={254}
        />
      </div>
    ));
}
