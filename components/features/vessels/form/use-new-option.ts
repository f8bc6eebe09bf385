"use client";

import { useTranslations } from "next-intl";
import type { LookupKind } from "@/db/enums/lookups";
import { createLookupAction } from "@/lib/features/lookups/actions";
import { createOperationAreaAction } from "@/lib/features/vessels/areas/actions";
import type { NamedChoice } from "./values";

const kinds: Record<Exclude<NamedChoice, "operationArea">, LookupKind> = {
  vesselSize: "vessel-size",
  technicalSuperintendent: "technical-superintendent",
  technicalSuperintendentBackup: "technical-superintendent",
  marineSuperintendent: "marine-superintendent",
  marineSuperintendentBackup: "marine-superintendent",
  designatedPersonAshore: "designated-person-ashore",
};

/** Add a new option to a list. Returns the text of a refusal, or null. */
export function useNewOption() {
  const t = useTranslations("lookups");
  return (choice: NamedChoice) => async (name: string) => {
    const made =
      choice === "operationArea"
        ? await createOperationAreaAction({ name }).catch(() => null)
        : await createLookupAction({ kind: kinds[choice], name }).catch(() => null);
    return made?.ok ? null : (made?.message ?? t("createFailed"));
  };
}
