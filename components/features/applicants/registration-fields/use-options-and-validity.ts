"use client";

import { useLocale, useTranslations } from "next-intl";
import type { LookupKind } from "@/db/enums/lookups";
import { suggestLookupAction } from "@/lib/features/lookups/actions";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { useWizard } from "../draft/wizard-context";

/** Return the options of a free-text field and a function that stores a new option. */
export function useNameOptions() {
  const { options } = useWizard();
  const t = useTranslations("registration.list");
  return (kind: LookupKind) => ({
    options: options ? (options[kind] ?? []).map(({ name }) => name) : null,
    failedText: kind === "sea-service-position" ? t("positionsFailed") : t("loadFailed"),
    onCreate: async (name: string) => {
      const result = await suggestLookupAction({ kind, name }).catch(() => null);
      return result?.ok ? null : t("createFailed");
    },
  });
}

/** Format a validity such as "issued 2 Jan 2024 · until 2 Jan 2029" in the user's language. */
export function useValidityText() {
  const t = useTranslations("registration.list");
  const locale = useLocale();
  const formatDay = (day: string) => (isDay(day) ? formatDate(day, isLocale(locale) ? locale : "en") : null);
  return {
    valid: ({ issued, expired, noExpiry = false }: { issued: string; expired: string; noExpiry?: boolean }) => {
      const [from, to] = [formatDay(issued), formatDay(expired)];
      const end = noExpiry ? t("noExpiry") : to ? t("until", { date: to }) : null;
      return [from ? t("since", { date: from }) : null, end].filter(Boolean).join(" · ") || null;
    },
    period: (from: string, to: string) => [formatDay(from), formatDay(to)].filter(Boolean).join(" – ") || null,
  };
}
