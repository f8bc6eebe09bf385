"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import { setPortPositionAction } from "@/lib/features/vessels/ports/actions";
import { portPositionInput, type PlacedPort } from "@/lib/features/vessels/ports/schema";

type Values = { portId: number; latitude: string; longitude: string };

/** Set latitude and longitude of a port in degrees. */
export function PortPositionDialog({ port, onClose }: { port: PlacedPort; onClose: () => void }) {
  const t = useTranslations("ports");
  return (
    <FormDialog<Values, unknown>
      title={t("title", { port: port.port })}
      confirm={t("save")}
      schema={portPositionInput}
      action={setPortPositionAction}
      defaultValues={{
        portId: port.portId,
        latitude: port.latitude === null ? "" : String(port.latitude),
        longitude: port.longitude === null ? "" : String(port.longitude),
      }}
      done={t("saved")}
      onClose={onClose}
    >
      {(field) => (
        <>
          <FormTextField {...field} name="latitude" label={t("latitude")} help={t("latitudeHelp")} required />
          <FormTextField {...field} name="longitude" label={t("longitude")} help={t("longitudeHelp")} required />
        </>
      )}
    </FormDialog>
  );
}
