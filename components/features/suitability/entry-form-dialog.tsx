"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { insertSuitabilityEntryAction, updateSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import { entryForm, newEntryForm, type SuitabilityEntry } from "@/lib/features/suitability/schema";
import { EntryFields } from "./entry-fields";
import { emptyEntry, entryFormValues, type EntryValues } from "./entry-values";
import { RegisterFiles } from "./register-files";

type Props = { entry?: SuitabilityEntry; crewId?: number; name?: string; onClose: () => void };

/** Add an entry for a given or chosen person, or edit one. Documents 2 §2 */
export function EntryFormDialog({ entry, crewId, name, onClose }: Props) {
  const t = useTranslations("suitability.form");
  const isConfirmed = entry?.employeeBlacklistLevelId === 3 && entry.isConfirmed;
  const write = ({ crewId: chosen, ...values }: EntryValues) =>
    entry
      ? updateSuitabilityEntryAction({ ...values, employeeBlackListid: entry.id, version: entry.version })
      : insertSuitabilityEntryAction({ ...values, crewId: chosen });
  const title = entry ? t("editTitle", { name: entry.name }) : name ? t("addFor", { name }) : t("addTitle");
  return (
    <RegisterFiles>
      <FormDialog<EntryValues, unknown>
        title={title}
        {...(isConfirmed ? { text: t("lockedHelp") } : {})}
        confirm={t("save")}
        needsChange
        schema={entry ? entryForm : newEntryForm}
        action={write}
        defaultValues={entry ? entryFormValues(entry) : emptyEntry(crewId)}
        done={t(entry ? "saved" : "added")}
        onClose={onClose}
      >
        {(fields) => (
          <EntryFields {...fields} hasPersonField={!entry && crewId === undefined} isLocked={isConfirmed ?? false} />
        )}
      </FormDialog>
    </RegisterFiles>
  );
}
