"use client";

import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { inputSx, useField, type FieldProps } from "@/components/ui/form/field-control";
import { FieldFrame } from "@/components/ui/form/field-frame";
import type { LinkKind, LinkOption } from "@/lib/features/users/schema";
import type { UserValues } from "./form-values";
import styles from "./account-link-field.module.css";
import { useAccountLinkSearch } from "./use-account-link-search";

type Props = FieldProps<UserValues> & { kind: LinkKind; divisionId: number; initial: LinkOption | null };

/** Searches a person, a vessel or a principal of one division. The value is the id. */
export function FormAccountLinkField({ kind, divisionId, initial, ...props }: Props) {
  const t = useTranslations("users.management.tie");
  const { id, noteId, field, error, describing } = useField(props);
  const [chosen, setChosen] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { isAsked, isLoading, options } = useAccountLinkSearch(
    kind,
    divisionId,
    isOpen,
    typed === chosen?.name ? "" : typed,
  );
  const value = chosen?.id ?? null;

  // The field of another role or division starts anew; what the form still holds of it must not be sent.
  useEffect(() => {
    if (field.value !== value) field.onChange(value);
  }, [field, value]);

  return (
    <FieldFrame
      id={noteId}
      inputId={id}
      label={props.label}
      required={props.required}
      help={kind === "employee" && chosen ? chosen.detail : props.help}
      error={error}
    >
      <Autocomplete<LinkOption>
        id={id}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        selectOnFocus
        handleHomeEndKeys
        sx={{
          "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall": { p: 0, pr: 9 },
          "& .MuiOutlinedInput-root.MuiInputBase-sizeSmall .MuiAutocomplete-input": { py: 0, px: 3 },
        }}
        slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: "var(--shadow-float)", mt: 1 } } }}
        options={options ?? []}
        value={chosen}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        loading={isLoading}
        loadingText={t("searching")}
        noOptionsText={options === null ? t("failed") : isAsked ? t("none") : t("employeeHelp")}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={(option) => option.id}
        getOptionDisabled={(option) => option.isTaken && option.id !== initial?.id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key, ...itemProps }, option) => (
          <li key={key} {...itemProps}>
            <span className={styles.option}>
              <span>{option.name}</span>
              <span className={styles.detail}>
                {[option.detail, option.isTaken ? t("taken") : null].filter(Boolean).join(" · ")}
              </span>
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
