import type { JobOpening } from "@/lib/features/job-openings/schema";

export type JobOpeningValues = {
  id: string;
  version: string;
  vesselTypeId: string;
  positionId: string;
  vesselSizeId: string;
  employmentTypeId: string;
  yearsOfExperience: string;
  cityId: string;
  vacancies: string;
  closesOn: string;
  task: string;
  isOpen: string;
};

/** Known data of the vacant seat an opening is drafted for. */
export type OpeningDraft = {
  vesselCrewId: number;
  vesselTypeId: number;
  positionId: number;
  closesOn: string;
  task: string;
};

const toText = (value: number | string | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** Return the form's initial values: an opening, a draft, or one vacancy. */
export function valuesOf(opening: JobOpening | null, draft: OpeningDraft | null): JobOpeningValues {
  return {
    id: toText(opening?.id),
    version: toText(opening?.version),
    vesselTypeId: toText(opening?.vesselTypeId ?? draft?.vesselTypeId),
    positionId: toText(opening?.jobPositionMarineId ?? opening?.jobPositionTankerId ?? draft?.positionId),
    vesselSizeId: toText(opening?.vesselSizeId),
    employmentTypeId: toText(opening?.employmentTypeId),
    yearsOfExperience: toText(opening?.yearsOfExperience),
    cityId: toText(opening?.cityId),
    vacancies: toText(opening?.vacancies ?? 1),
    closesOn: toText(opening?.closesOn ?? draft?.closesOn),
    task: toText(opening?.task ?? draft?.task),
    isOpen: String(opening?.isOpen ?? true),
  };
}
