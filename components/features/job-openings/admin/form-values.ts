import type { JobOpening } from "@/lib/features/job-openings/schema";

export type JobOpeningValues = {
  id: string;
  version: string;
  shipId: string;
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
  shipId: number;
  positionId: number;
  closesOn: string;
  task: string;
};

const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** Return the form's initial values: an opening, a draft, or one vacancy. */
export function valuesOf(opening: JobOpening | null, draft: OpeningDraft | null): JobOpeningValues {
  return {
    id: text(opening?.id),
    version: text(opening?.version),
    shipId: text(opening?.shipId ?? draft?.shipId),
    positionId: text(opening?.jobPositionMarineId ?? opening?.jobPositionTankerId ?? draft?.positionId),
    vesselSizeId: text(opening?.vesselSizeId),
    employmentTypeId: text(opening?.employmentTypeId),
    yearsOfExperience: text(opening?.yearsOfExperience),
    cityId: text(opening?.cityId),
    vacancies: text(opening?.vacancies ?? 1),
    closesOn: text(opening?.closesOn ?? draft?.closesOn),
    task: text(opening?.task ?? draft?.task),
    isOpen: String(opening?.isOpen ?? true),
  };
}
