import type { JobOpening } from "@/lib/features/job-openings/schema";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";

type Positioned = Pick<JobOpening, "jobPositionName" | "jobPositionNameEn">;
type Employed = Pick<JobOpening, "jobType" | "jobTypeId">;

export const positionName = (opening: Positioned, locale: Locale) =>
  inLanguage(locale, { en: opening.jobPositionNameEn, id: opening.jobPositionName });

export const vesselTypeName = (opening: Pick<JobOpening, "vesselTypeName" | "vesselTypeNameId">, locale: Locale) =>
  inLanguage(locale, { en: opening.vesselTypeName, id: opening.vesselTypeNameId });

export const jobTypeName = (opening: Employed, locale: Locale) =>
  inLanguage(locale, { en: opening.jobType, id: opening.jobTypeId });
