import { getLocale, getTranslations } from "next-intl/server";
import type { OpeningDraft } from "@/components/features/job-openings/admin/form-values";
import type { JobOpeningFormProps } from "@/components/features/job-openings/admin/job-opening-form";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getJobOpening } from "@/lib/features/job-openings/get-job-opening";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import type { LookupOption } from "@/lib/features/lookups/schema";
import { listPositionsOnVesselType } from "@/lib/features/positions/list-positions-on-vessel-type";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { dayOf, formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";

const emptyLookup: never[] = [];

const isNumber = (value: number) => Number.isInteger(value) && value > 0;

/** Parse the seat for which an opening is drafted. Stores nothing before the form is submitted. */
async function draftOf(params: SearchParams, locale: Locale): Promise<OpeningDraft | null> {
  const [vesselCrewId, vesselTypeId, positionId] = ["seat", "ofShip", "ofPosition"].map((key) =>
    Number(valueOf(params, key)),
  ) as [number, number, number];
  if (![vesselCrewId, vesselTypeId, positionId].every(isNumber)) return null;
  const [from, to] = [valueOf(params, "from"), valueOf(params, "to")];
  const t = await getTranslations("crew-changes.draft");
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  return {
    vesselCrewId,
    vesselTypeId,
    positionId,
    closesOn: isPeriod && to > dayOf(new Date()) ? to : "",
    task: isPeriod ? t("task", { from: formatDate(from, locale), to: formatDate(to, locale) }) : "",
  };
}

/** Load the data of the dialog that the address opens (?joi= edits, ?add=1 adds); null when closed. */
export async function loadAddressedDialog(
  params: SearchParams,
  { divisionId, mayWrite }: { divisionId: number; mayWrite: boolean },
  rows: JobOpening[],
): Promise<JobOpeningFormProps | null> {
  const joi = Number(valueOf(params, "joi"));
  const isEdit = isNumber(joi);
  if (!isEdit && valueOf(params, "add") !== "1") return null;
  const locale = await getLocale();
  const draft = isEdit ? null : await draftOf(params, locale);
  // A user without the right to create openings may draft one for a seat.
  if (!mayWrite && !draft) return null;
  const opening = isEdit ? (rows.find(({ id }) => id === joi) ?? (await load(getJobOpening, { id: joi }))) : null;
  const vesselTypeId = opening?.vesselTypeId ?? draft?.vesselTypeId;
  const [vesselTypes, vesselSizes, employmentTypes, cities, positions] = await Promise.all([
    load(listVesselTypes, { id: divisionId }),
    load(listLookups, { kind: "vessel-size" }),
    load(listLookups, { kind: "employment-type" }),
    load(listLookups, { kind: "city" }),
    vesselTypeId ? load(listPositionsOnVesselType, { vesselTypeId, divisionId }) : emptyLookup,
  ]);
  const optionLabelOf = (entry: LookupOption) => ({
    value: entry.id,
    label: inLanguage(locale, { en: entry.name, id: entry.nameId }),
  });
  const options = {
    vesselTypes: vesselTypes.map((vesselType) => ({
      value: vesselType.id,
      label: inLanguage(locale, { en: vesselType.vesselTypeName, id: vesselType.vesselTypeNameId }),
    })),
    vesselSizes: vesselSizes.map(optionLabelOf),
    employmentTypes: employmentTypes.map(optionLabelOf),
    cities: cities.map(optionLabelOf),
  };
  const isKnown =
    draft &&
    vesselTypes.some(({ id }) => id === draft.vesselTypeId) &&
    positions.some(({ id }) => id === draft.positionId);
  return { opening, draft: isKnown ? draft : null, options, positions, divisionId, mayWrite };
}
