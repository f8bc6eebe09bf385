"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FormSearchField, useSearch, type SearchOption } from "@/components/ui/form/search-field";
import type { LinkKind, LinkOption } from "@/lib/features/users/schema";
import type { UserValues } from "./form-values";
import { useAccountLinkSearch } from "./use-account-link-search";

type Props = FieldProps<UserValues> & { kind: LinkKind; divisionId: number; initial: LinkOption | null };

/** Searches a crew member, vessel or principal of one division. The value is the id. */
export function FormAccountLinkField({ kind, divisionId, initial, ...props }: Props) {
  const t = useTranslations("users.management.tie");
  const boundField = useField(props);
  const { field } = boundField;
  const optionOf = ({ isTaken, ...option }: LinkOption): SearchOption => ({
    ...option,
    note: isTaken ? t("taken") : "",
    isDisabled: isTaken && option.id !== initial?.id,
  });
  const search = useSearch(initial && optionOf(initial));
  const {
    isAsked: isSearched,
    isLoading,
    options,
  } = useAccountLinkSearch(kind, divisionId, search.isOpen, search.keyword);
  const value = search.chosen?.id ?? null;

  // Reset the field for another role or division, so that the old value is not sent.
  useEffect(() => {
    if (field.value !== value) field.onChange(value);
  }, [field, value]);

  return (
    <FormSearchField
      {...props}
      boundField={boundField}
      help={kind === "employee" && search.chosen ? search.chosen.detail : props.help}
      search={search}
      options={(options ?? []).map(optionOf)}
      isLoading={isLoading}
      searchingText={t("searching")}
      nothingText={options === null ? t("failed") : isSearched ? t("none") : t("employeeHelp")}
    />
  );
}
