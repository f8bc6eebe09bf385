"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { updateCrewAction, updateSeaServiceAction } from "@/lib/features/crew/edit/actions";
import { rowForms } from "@/lib/features/crew/sections/rows.schema";
import { useRecord } from "../sections/record-context";
import { RowFields } from "./row-fields";
import { emptyRows, type RowSection, type RowValues } from "./row-values";
import { savedToasts } from "../sections/saved-toasts";

type Answer = { id: number; ignored?: { name: string }[]; warnings?: string[] };
type RowTarget = { section: RowSection; id: number | null; values: RowValues | null; asRequest: boolean };
type Props = RowTarget & { onClose: () => void };

/** Add or change one row of a list, directly or as a change request. */
export function RowDialog({ section, id, values: stored, asRequest, onClose }: Props) {
  const t = useTranslations("crew");
  const { crewId, version } = useRecord();
  const name = t(`sections.${section}`);
  const write = ({ requestNote, ...row }: RowValues) => {
    const values = id === null ? row : { id, ...row };
    if (asRequest) return requestCrewChangeAction({ crewId, section, values, note: requestNote });
    if (section === "sea-service") return updateSeaServiceAction({ crewId, values });
    return updateCrewAction({ crewId, section, values, ...(id === null ? {} : { version }) });
  };
  const verb = id === null ? "add" : "change";
  return (
    <FormDialog<RowValues, Answer>
      title={t(`screens.rows.${asRequest ? "ask" : verb}Title`, { section: name })}
      {...(asRequest ? { text: t("screens.edit.askText") } : {})}
      confirm={asRequest ? t("screens.edit.send") : t(`screens.rows.${verb}`)}
      needsChange
      schema={rowForms[section]}
      action={write}
      defaultValues={{ ...(stored ?? emptyRows[section]), ...(asRequest ? { requestNote: "" } : {}) }}
      done={(answer) =>
        savedToasts(answer, {
          saved: asRequest ? t("screens.edit.sent") : t("edit.saved"),
          ignored: (ignored) => t("edit.ignored", { name: ignored }),
        })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <RowFields {...fields} section={section} />
          {asRequest ? (
            <div data-wide>
              <FormTextField
                {...fields}
                name="requestNote"
                label={t("screens.edit.note")}
                help={t("screens.edit.noteHelp")}
                multiline
                maxLength={500}
              />
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
