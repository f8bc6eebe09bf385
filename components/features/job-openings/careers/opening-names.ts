import type { JobOpening } from "@/lib/features/job-openings/schema";
import type { Locale } from "@/lib/platform/i18n/locales";

type Positioned = Pick<JobOpening, "jobPositionName" | "jobPositionNameEn">;
type Employed = Pick<JobOpening, "jobType" | "jobTypeId">;

export const positionName = (opening: Positioned, locale: Locale) =>
  locale === "id" ? opening.jobPositionName : opening.jobPositionNameEn;

export const jobTypeName = (opening: Employed, locale: Locale) =>
  locale === "id" ? (opening.jobTypeId ?? opening.jobType) : opening.jobType;
