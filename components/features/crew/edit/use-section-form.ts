"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import type { SelectOption } from "@/components/ui/form/select-field";
import { useActionForm } from "@/components/ui/form/use-action-form";
import { updateCrewAction } from "@/lib/features/crew/edit/actions";
import { asRecord } from "@/lib/features/crew/schema";
import type { PersonSection } from "@/lib/features/crew/sections/schema";
import { useRecord } from "../sections/record-context";
import { useSection } from "../sections/editor-context";
import { changedOf, displayValue, type FormValues } from "./stored-values";

type Updated = { warnings: string[] };
type Options = { section: PersonSection; schema: z.ZodType; stored: FormValues };

/**
 * Edit a section, checking and sending changed values only. When a newer version is loaded, untouched fields update and
 * typed values stay; hint shows the stored value where another user changed the same field.
 */
export function useSectionForm({ section, schema, stored }: Options) {
  const t = useTranslations("crew");
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const { close } = useSection();
  const { crewId, version } = useRecord();
  const [baseline, setBaseline] = useState({ version, stored });
  const [reloadedValues, setReloadedValues] = useState<FormValues | null>(null);

  const form = useActionForm<FormValues, Updated>({
    schema: z.preprocess((values) => changedOf(asRecord(values), stored), schema),
    action: (values) => updateCrewAction({ crewId, section, values: changedOf(values, stored), version }),
    defaultValues: stored,
    validationMode: "onTouched",
    onSuccess: ({ warnings }) => {
      toast({ severity: "success", text: t("edit.saved") });
      for (const text of warnings) toast({ severity: "warning", text });
      startTransition(() => {
        router.refresh();
        close();
      });
    },
  });
  const { control, reset } = form;
  const values = useWatch({ control });

  if (baseline.version !== version) {
    const ownChanges = Object.keys(changedOf(values, baseline.stored));
    const otherChanges = changedOf(stored, baseline.stored);
    setBaseline({ version, stored });
    setReloadedValues(
      Object.fromEntries(ownChanges.filter((name) => name in otherChanges).map((name) => [name, stored[name] ?? ""])),
    );
  }
  useEffect(() => {
    reset(baseline.stored, { keepDirtyValues: true, keepDirty: true });
  }, [reset, baseline]);

  const hint = (name: string, options?: readonly SelectOption[]): string | undefined => {
    const now = reloadedValues?.[name];
    if (now === undefined) return undefined;
    return t("screens.edit.storedNow", { value: displayValue(now, locale, options) || t("screens.edit.nothing") });
  };
  return {
    ...form,
    hint,
    isChanged: Object.keys(changedOf(values, stored)).length > 0,
    wasReloaded: reloadedValues !== null,
  };
}
