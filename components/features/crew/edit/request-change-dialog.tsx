"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { z } from "zod";
import { FormDialog, type DialogFields } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { CrewSection } from "@/db/enums/crew";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { asRecord } from "@/lib/features/crew/schema";
import { useRecord } from "../sections/record-context";
import { changedOf, type FormValues } from "./stored-values";

/** Not "note", which is a field of sea service. */
const noteName = "requestNote";
type Props = {
  section: CrewSection;
  schema: z.ZodType;
  stored: FormValues;
  title: string;
  onClose: () => void;
  children: (fields: DialogFields<FormValues>) => ReactNode;
};

/** Ask for a change of one's own record, which staff decides. Only changed values are sent. product 5.11 */
export function RequestChangeDialog({ section, schema, stored, title, onClose, children }: Props) {
  const t = useTranslations("crew.screens.edit");
  const { crewId } = useRecord();
  const requestedValues = (given: Record<string, unknown>) => {
    const { [noteName]: _note, ...values } = given;
    return changedOf(values, stored);
  };
  return (
    <FormDialog<FormValues, { id: number }>
      title={title}
      text={t("askText")}
      confirm={t("send")}
      needsChange
      schema={z.preprocess((values) => requestedValues(asRecord(values)), schema)}
      action={(values) =>
        requestCrewChangeAction({ crewId, section, values: requestedValues(values), note: values[noteName] ?? "" })
      }
      defaultValues={{ ...stored, [noteName]: "" }}
      done={t("sent")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          {children(fields)}
          <div data-wide>
            <FormTextField
              {...fields}
              name={noteName}
              label={t("note")}
              help={t("noteHelp")}
              multiline
              maxLength={500}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
