"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { coverKinds } from "@/db/enums/contracts";
import { listCoverageVesselsAction, setContractCoverageAction } from "@/lib/features/contracts/actions";
import { setContractCoverageInput, type Contract } from "@/lib/features/contracts/schema";
import { CheckboxList } from "./checkbox-list";
import type { CoverageValues } from "./form-values";

type Covers = NonNullable<Contract["covers"]>;
type Props = { id: number; version: number; name: string; covers: Covers; onClose: () => void };
const latest = "2100-12-31";

/** Edit which bills a contract prices: kinds, vessels and days. product 5.14 */
export function CoverageDialog({ id, version, name, covers, onClose }: Props) {
  const t = useTranslations("contracts");
  const vessels = useVessels(id, covers.vessels);
  return (
    <FormDialog<CoverageValues, unknown>
      title={t("coverTitle", { name })}
      text={t("coverText")}
      confirm={t("save")}
      needsChange
      schema={setContractCoverageInput}
      action={setContractCoverageAction}
      defaultValues={{
        contractManagementId: id,
        version,
        coversKinds: covers.kinds,
        vesselIds: covers.vessels.map((one) => String(one.id)),
        coversFrom: covers.from ?? "",
        coversTo: covers.to ?? "",
      }}
      done={t("coverDone")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <CheckboxList
              control={fields.control}
              name="coversKinds"
              label={t("coverKinds")}
              options={coverKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
          </div>
          <div data-wide>
            <CheckboxList
              control={fields.control}
              name="vesselIds"
              label={t("coverVessels")}
              options={vessels.map((one) => ({ value: String(one.id), label: one.name }))}
              empty={t("noVessels")}
            />
          </div>
          <FormDateField {...fields} name="coversFrom" label={t("coversFrom")} max={latest} help={t("coverHelp")} />
          <FormDateField {...fields} name="coversTo" label={t("coversTo")} max={latest} />
        </>
      )}
    </FormDialog>
  );
}

/** Load the selectable vessels; starts with the chosen ones. */
function useVessels(id: number, chosen: Covers["vessels"]) {
  const [vessels, setVessels] = useState(chosen);
  useEffect(() => {
    let isShown = true;
    void listCoverageVesselsAction({ contractManagementId: id })
      .catch(() => null)
      .then((result) => (isShown && result?.ok ? setVessels(result.data) : undefined));
    return () => {
      isShown = false;
    };
  }, [id]);
  return vessels;
}
