"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { requestCrewChangeAction } from "@/lib/features/crew/change-requests/actions";
import { updateCrewAction, updateSeaServiceAction } from "@/lib/features/crew/edit/actions";
import { useRecord } from "../sections/record-context";
import type { RowSection } from "./row-values";

type Props = { section: RowSection; id: number; name: string; asRequest: boolean; onClose: () => void };

/** Remove a row from the record; it stays in the audit log. */
export function RemoveRowDialog({ section, id, name, asRequest, onClose }: Props) {
  const t = useTranslations("crew");
  const { crewId, version } = useRecord();
  const values = { id, removed: true };
  const remove = () => {
    if (asRequest) return requestCrewChangeAction({ crewId, section, values, note: null });
    return section === "sea-service"
      ? updateSeaServiceAction({ crewId, values })
      : updateCrewAction({ crewId, section, values, version });
  };
  return (
    <FormDialog<Record<string, string>, unknown>
      danger
      title={t("screens.rows.removeTitle", { name })}
      text={t(asRequest ? "screens.rows.askRemoveText" : "screens.rows.removeText", {
        section: t(`sections.${section}`),
      })}
      confirm={t(asRequest ? "screens.edit.send" : "screens.rows.remove")}
      schema={z.object({})}
      action={remove}
      defaultValues={{}}
      done={t(asRequest ? "screens.edit.sent" : "edit.saved")}
      onClose={onClose}
    />
  );
}
