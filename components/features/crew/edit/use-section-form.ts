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
import { changedOf, told, type FormValues } from "./stored-values";

type Updated = { warnings: string[] };
type Options = { section: PersonSection; schema: z.ZodType; stored: FormValues };

/**
 * Edit a section, checking and sending changed values only. When a newer version is loaded, untouched fields update and
 * typed values stay; hint shows the stored value where another user changed the same field.
 */
export function useSectionForm({ section, schema, stored }: Options) {
  const t = useTranslations("crew");
  const locale = useLocale() === "id" ? "id" : "en";
  const router = useRouter();
  const toast = useToast();
  const { close } = useSection();
  const { employeeId, version } = useRecord();
  const [seen, setSeen] = useState({ version, stored });
  const [moved, setMoved] = useState<FormValues | null>(null);

  const form = useActionForm<FormValues, Updated>({
    schema: z.preprocess((values) => changedOf(asRecord(values), stored), schema),
    action: (values) => updateCrewAction({ employeeId, section, values: changedOf(values, stored), version }),
    defaultValues: stored,
    judge: "onTouched",
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

  if (seen.version !== version) {
    const ownChanges = Object.keys(changedOf(values, seen.stored));
    const others = changedOf(stored, seen.stored);
    setSeen({ version, stored });
    setMoved(Object.fromEntries(ownChanges.filter((name) => name in others).map((name) => [name, stored[name] ?? ""])));
  }
  useEffect(() => {
    reset(seen.stored, { keepDirtyValues: true, keepDirty: true });
  }, [reset, seen]);

  const hint = (name: string, options?: readonly SelectOption[]): string | undefined => {
    const now = moved?.[name];
    if (now === undefined) return undefined;
    return t("screens.edit.storedNow", { value: told(now, locale, options) || t("screens.edit.nothing") });
  };
  return { ...form, hint, isChanged: Object.keys(changedOf(values, stored)).length > 0, isReread: moved !== null };
}
