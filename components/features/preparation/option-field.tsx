"use client";

import { createFilterOptions } from "@mui/material/Autocomplete";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { AutocompleteFrame } from "@/components/ui/form/autocomplete-frame";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { Button } from "@/components/ui/layout/button";
import type { LookupKind } from "@/db/enums/lookups";
import { degreeFitnesses, type DegreeFitness } from "@/lib/features/lookups/health-degree.rules";
import { createLookupAction } from "@/lib/features/lookups/actions";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import styles from "./checkups.module.css";

type Choice = { id: number | null; name: string };
type Props<V extends FieldValues> = FieldProps<V> & { kind: LookupKind; options: readonly LookupOption[] };

const filter = createFilterOptions<Choice>({ limit: 60 });
const sameName = (firstName: string, secondName: string) =>
  firstName.trim().toLowerCase() === secondName.trim().toLowerCase();

/** Create an option and select it. An error is shown at the field. */
function useCreator(kind: LookupKind, choose: (id: number) => void) {
  const t = useTranslations("lookups");
  const [created, setCreated] = useState<Choice[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const create = async (name: string, fitness?: DegreeFitness) => {
    const answer = await createLookupAction({ kind, name, fitness }).catch(() => null);
    if (!answer?.ok) return setRefusal(t("createFailed"));
    setRefusal(null);
    setCreated((before) => [...before, { id: answer.data.id, name: answer.data.name }]);
    choose(answer.data.id);
  };
  return { made: created, refusal, create };
}

/**
 * Select an option or create a new one in place. The value is its id. A new health degree also asks for its fitness.
 * D2 §7
 */
export function OptionField<V extends FieldValues>({ kind, options, ...props }: Props<V>) {
  const t = useTranslations();
  const locale = useLocale();
  const optionField = useField(props);
  const [newOptionName, setNewOptionName] = useState<string | null>(null);
  const { made, refusal, create } = useCreator(kind, optionField.field.choose);
  const listed = options.map(({ id, name, nameId }) => ({ id, name: inLanguage(locale, { en: name, id: nameId }) }));
  const listedAndCreated: Choice[] = [...listed, ...made];
  const choose = (name: string) => (kind === "mcu-health-status-degree" ? setNewOptionName(name) : void create(name));
  return (
    <div>
      <AutocompleteFrame<Choice>
        boundField={optionField}
        label={props.label}
        required={props.required}
        help={props.help}
        hint={refusal ?? props.hint}
        options={listedAndCreated}
        value={listedAndCreated.find(({ id }) => String(id) === optionField.text) ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id, name }) => id ?? `new ${name}`}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        filterOptions={(all, state) => {
          const typed = state.inputValue.trim();
          const matches = filter(all, state);
          const isKnown = typed.length < 2 || all.some(({ name }) => sameName(name, typed));
          return isKnown ? matches : [...matches, { id: null, name: typed }];
        }}
        renderOption={({ key, ...itemProps }, { id, name }) => (
          <li key={key} {...itemProps} style={{ minHeight: 44 }}>
            {id === null ? t("validation.useTyped", { name }) : name}
          </li>
        )}
        onChange={(_event, chosen) => {
          setNewOptionName(null);
          if (chosen?.id === null) choose(chosen.name);
          else optionField.field.choose(chosen ? chosen.id : "");
        }}
      />
      {newOptionName ? (
        <div className={styles.ask} role="group" aria-label={t("checkups.degree.ask", { name: newOptionName })}>
          <p>{t("checkups.degree.ask", { name: newOptionName })}</p>
          {degreeFitnesses.map((fitness) => (
            <Button
              key={fitness}
              size="small"
              variant="outlined"
              onClick={() => void create(newOptionName, fitness).then(() => setNewOptionName(null))}
            >
              {t(`checkups.degree.${fitness}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
