"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormMomentField } from "@/components/ui/form/date-field/moment-field";
import { FormSelectField, type SelectOption } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { insertVoyageAction } from "@/lib/features/voyages/actions";
import { voyageForm } from "@/lib/features/voyages/schema";

type Values = {
  vesselId: number;
  navigationStatusId: string;
  portId: string;
  originPortId: string;
  destinationPortId: string;
  voyageNumber: string;
  recordedAt: string;
  arrivesAt: string;
  note: string;
};
type Props = { vesselId: number; statuses: SelectOption[]; ports: SelectOption[]; onClose: () => void };

const nothing = {
  navigationStatusId: "",
  portId: "",
  originPortId: "",
  destinationPortId: "",
  voyageNumber: "",
  recordedAt: "",
  arrivesAt: "",
  note: "",
};

/** Add a voyage log entry; without a time it is dated now. */
export function VoyageDialog({ vesselId, statuses, ports, onClose }: Props) {
  const t = useTranslations("voyages");
  return (
    <FormDialog<Values, unknown>
      title={t("addTitle")}
      confirm={t("add")}
      schema={voyageForm}
      action={insertVoyageAction}
      defaultValues={{ vesselId, ...nothing }}
      done={t("added")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormSelectField
            {...field}
            name="navigationStatusId"
            label={t("navigationStatus")}
            options={statuses}
            required
          />
          <FormSelectField {...field} name="portId" label={t("port")} options={ports} required />
          <div data-wide>
            <FormMomentField {...field} name="recordedAt" label={t("recordedAtField")} help={t("recordedAtHelp")} />
          </div>
          <FormSelectField {...field} name="originPortId" label={t("origin")} options={ports} />
          <FormSelectField {...field} name="destinationPortId" label={t("destination")} options={ports} />
          <div data-wide>
            <FormMomentField {...field} name="arrivesAt" label={t("arrivesAtField")} help={t("arrivesAtHelp")} />
          </div>
          <FormTextField {...field} name="voyageNumber" label={t("voyageNumber")} maxLength={30} />
          <div data-wide>
            <FormTextField {...field} name="note" label={t("note")} multiline minRows={2} maxLength={500} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
