import { getLocale } from "next-intl/server";
import type { Choice, PanelChoices } from "@/components/features/applicants/pipeline/panel-data";
import type { LookupKind } from "@/db/enums/lookups";
import type { Permission } from "@/lib/access/permissions";
import { getLetterSuggestion } from "@/lib/features/applicants/decisions/get-letter-suggestion";
import { listAssessorAddresses } from "@/lib/features/applicants/decisions/list-assessor-addresses";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";

const none: Choice[] = [];

async function choicesOf(kind: LookupKind, locale: string): Promise<Choice[]> {
  const options = await load(listLookups, { kind });
  return options.map(({ id, name, nameId }) => ({ value: id, label: inLanguage(locale, { en: name, id: nameId }) }));
}

/** Return the vessels of one type; null when they cannot be read. */
async function vesselsOf(type: string): Promise<string[] | null> {
  const page = await orNull(load(listVessels, { pageSize: 200 }));
  return page && page.rows.filter(({ vesselType }) => vesselType === type).map(({ vesselName }) => vesselName);
}

/** Load only the options and defaults that the forms of the current stage need. */
export async function loadStageFormOptions(
  statusId: number,
  may: Permission[],
  vesselType: string,
): Promise<PanelChoices> {
  const locale = await getLocale();
  const interview = statusId === 5;
  const mcu = statusId === 6;
  const [assessors, packages, clinics, degrees, employmentTypes, assessorEmails, { letterNumber }, vessels] =
    await Promise.all([
      interview ? choicesOf("assessor", locale) : none,
      mcu ? choicesOf("mcu-package", locale) : none,
      mcu ? choicesOf("mcu-clinic", locale) : none,
      mcu ? choicesOf("mcu-health-status-degree", locale) : none,
      statusId === 7 ? choicesOf("employment-type", locale) : none,
      interview && may.includes("applicants:interview-schedule") ? load(listAssessorAddresses, {}) : {},
      mcu && may.includes("applicants:mcu-schedule") ? load(getLetterSuggestion, {}) : { letterNumber: "" },
      statusId === 1 && may.includes("applicants:screen") ? vesselsOf(vesselType) : [],
    ]);
  return { assessors, packages, clinics, degrees, employmentTypes, assessorEmails, letterNumber, vessels };
}
