"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FormSearchField, useSearch, type SearchOption } from "@/components/ui/form/search-field";
import type { CrewOption } from "@/lib/features/crew/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { usePersonSearch } from "./use-person-search";

/** Search a seafarer of the division by name or number. The value is the id. */
export function FormPersonField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTranslations("suitability.form");
  const locale = useLocale();
  const search = useSearch();
  const { options, isLoading } = usePersonSearch(search.keyword);
  const optionOf = (one: CrewOption): SearchOption => ({
    id: one.id,
    name: one.fullName,
    detail: `${one.employeeNumber}, ${inLanguage(locale, { en: one.position, id: one.positionNameId })}`,
  });
  return (
    <FormSearchField
      {...props}
      boundField={useField(props)}
      help={search.chosen?.detail ?? props.help}
      search={search}
      options={options.map(optionOf)}
      isLoading={isLoading}
      searchingText={t("personSearching")}
      nothingText={t(search.typed.trim().length < minimumKeyword ? "personSearch" : "personNone")}
    />
  );
}
