import { getLocale } from "next-intl/server";
import type { Choice, PanelChoices } from "@/components/features/applicants/pipeline/panel-data";
import type { LookupKind } from "@/db/enums/lookups";
import type { Permission } from "@/lib/access/permissions";
import { getLetterSuggestion } from "@/lib/features/applicants/decisions/get-letter-suggestion";
import { listAssessorAddresses } from "@/lib/features/applicants/decisions/list-assessor-addresses";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { load } from "@/lib/platform/transport/page";

const none: Choice[] = [];

async function choicesOf(kind: LookupKind, locale: string): Promise<Choice[]> {
  const options = await load(listLookups, { kind });
  return options.map(({ id, name, nameId }) => ({ value: id, label: locale === "id" ? (nameId ?? name) : name }));
}

/** The lists the forms of the present stage need and what these begin with; no others are read. */
export async function choicesFor(statusId: number, may: Permission[]): Promise<PanelChoices> {
  const locale = await getLocale();
  const interview = statusId === 5;
  const mcu = statusId === 6;
  const [assessors, packages, clinics, degrees, employmentTypes, assessorEmails, { letterNumber }] = await Promise.all([
    interview ? choicesOf("assessor", locale) : none,
    mcu ? choicesOf("mcu-package", locale) : none,
    mcu ? choicesOf("mcu-clinic", locale) : none,
    mcu ? choicesOf("mcu-health-status-degree", locale) : none,
    statusId === 7 ? choicesOf("employment-type", locale) : none,
    interview && may.includes("applicants:interview-schedule") ? load(listAssessorAddresses, {}) : {},
    mcu && may.includes("applicants:mcu-schedule") ? load(getLetterSuggestion, {}) : { letterNumber: "" },
  ]);
  return { assessors, packages, clinics, degrees, employmentTypes, assessorEmails, letterNumber };
}
