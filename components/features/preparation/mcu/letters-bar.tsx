"use client";

import { useTranslations } from "next-intl";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { SelectionBar } from "@/components/ui/list/selection/bar";
import { useSelection } from "@/components/ui/list/selection/frame";
import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { letterAddress } from "./letter-address";

/** Maximum number of people on one letter. */
const maxLetterRows = 50;

/** Generate one letter for the selected appointments, which share a number. */
export function LettersBar({ label }: { label: string }) {
  const t = useTranslations("validation");
  const { selected } = useSelection();
  const ids = selected.map(({ id }) => id);
  const signs = missingSigns(selected.map(({ name }) => name).join(" "));
  return (
    <SelectionBar max={maxLetterRows}>
      {signs ? <span role="status">{t("signsNotPrinted", { signs })}</span> : null}
      {ids.length <= maxLetterRows ? (
        <DownloadButton address={letterAddress} body={{ employeePreparationMcuIds: ids }} label={label} />
      ) : null}
    </SelectionBar>
  );
}
