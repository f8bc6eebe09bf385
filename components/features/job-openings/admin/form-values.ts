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

const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** What the form starts with: an opening as text, or nothing but one vacancy. */
export function valuesOf(opening: JobOpening | null): JobOpeningValues {
  return {
    id: text(opening?.id),
    version: text(opening?.version),
    shipId: text(opening?.shipId),
    positionId: text(opening?.jobPositionMarineId ?? opening?.jobPositionTankerId),
    vesselSizeId: text(opening?.vesselSizeId),
    employmentTypeId: text(opening?.employmentTypeId),
    yearsOfExperience: text(opening?.yearsOfExperience),
    cityId: text(opening?.cityId),
    vacancies: text(opening?.vacancies ?? 1),
    closesOn: text(opening?.closesOn),
    task: text(opening?.task),
    isOpen: String(opening?.isOpen ?? true),
  };
}
