"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { DateInput } from "@/components/ui/form/date-field/plain-input";
import type { SelectOption } from "@/components/ui/form/select-field";
import { Button } from "@/components/ui/layout/button";
import { useListUrl } from "@/components/ui/list/use-list-url";
import { isDay } from "@/lib/platform/calendar/dates";
import styles from "./compliance.module.css";
import type { FitQuestion } from "./fit-question";

/** Show the form of the fitness check. Its values are search parameters, so that a result can be shared. */
export function FitForm({
  question,
  ranks,
  types,
}: {
  question: FitQuestion;
  ranks: SelectOption[];
  types: SelectOption[];
}) {
  const t = useTranslations("crew.screens.compliance");
  const { change, isPending } = useListUrl();
  const [problem, setProblem] = useState<"missing" | "order" | null>(null);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [rank = "", type = "", from = "", to = ""] = ["rank", "type", "from", "to"].map((name) =>
      String(given.get(name) ?? ""),
    );
    const problemKey = !isDay(from) || !isDay(to) ? "missing" : from > to ? "order" : null;
    setProblem(problemKey);
    if (!problemKey) change({ fitRank: rank, fitType: type, fitFrom: from, fitTo: to });
  };
  const choice = (name: "rank" | "type", options: SelectOption[], chosen: number) => (
    <label>
      {t(name)}
      <select className={styles.control} name={name} defaultValue={String(chosen)}>
        {options.map(({ value, label }) => (
          <option key={value} value={String(value)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form onSubmit={check} noValidate>
      <div className={styles.form}>
        {choice("rank", ranks, question.rank)}
        {choice("type", types, question.type)}
        <DateInput
          label={t("from")}
          className={styles.control}
          name="from"
          defaultValue={question.from}
          required
          aria-invalid={problem !== null}
          aria-describedby="fit-problem"
        />
        <DateInput
          label={t("to")}
          className={styles.control}
          name="to"
          defaultValue={question.to}
          required
          aria-invalid={problem !== null}
          aria-describedby="fit-problem"
        />
        <Button type="submit" variant="outlined" loading={isPending} height="touch-40">
          {t("check")}
        </Button>
      </div>
      <p id="fit-problem" role="alert" className={styles.problem} hidden={problem === null}>
        {problem ? t(`problems.${problem}`) : null}
      </p>
    </form>
  );
}
