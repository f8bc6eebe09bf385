"use client";

import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { inputSx, useField, type FieldProps } from "@/components/ui/form/field-control";
import { FieldFrame } from "@/components/ui/form/field-frame";
import type { CrewOption } from "@/lib/features/crew/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import styles from "./suitability.module.css";
import { usePersonSearch } from "./use-person-search";

/** Searches a seafarer of the division by name or number. The value is the id. */
export function FormPersonField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTranslations("suitability.form");
  const locale = useLocale();
  const { id, noteId, field, error, describing } = useField(props);
  const [chosen, setChosen] = useState<CrewOption | null>(null);
  const [typed, setTyped] = useState("");
  const { options, isLoading } = usePersonSearch(typed === chosen?.fullName ? "" : typed);
  const detailOf = (one: CrewOption) => `${one.employeeNumber}, ${locale === "id" ? one.positionNameId : one.position}`;
  return (
    <FieldFrame
      id={noteId}
      inputId={id}
      label={props.label}
      required={props.required}
      help={chosen ? detailOf(chosen) : props.help}
      error={error}
    >
      <Autocomplete<CrewOption>
        id={id}
        selectOnFocus
        handleHomeEndKeys
        sx={{
          "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { p: 0, pr: 9 },
          "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { py: 0, px: 3 },
        }}
        slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } } }}
        options={options}
        value={chosen}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        loading={isLoading}
        loadingText={t("personSearching")}
        noOptionsText={t(typed.trim().length < minimumKeyword ? "personSearch" : "personNone")}
        filterOptions={(all) => all}
        getOptionLabel={({ fullName }) => fullName}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key, ...itemProps }, option) => (
          <li key={key} {...itemProps}>
            <span className={styles.option}>
              <span>{option.fullName}</span>
              <span className={styles.detail}>{detailOf(option)}</span>
            </span>
          </li>
        )}
        onChange={(_event, option) => {
          setChosen(option);
          field.choose(option?.id ?? null);
        }}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            size="small"
            error={error !== undefined}
            inputRef={field.ref}
            onBlur={field.onBlur}
            slotProps={{
              input: { ...params.slotProps.htmlInput, ...describing, name: field.name, autoComplete: "off" },
            }}
            sx={inputSx}
          />
        )}
      />
    </FieldFrame>
  );
}
