import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { SuitabilityEntry } from "@/lib/features/suitability/schema";

/** Form values: list numbers as text, a file by its upload id. */
export type EntryValues = {
  crewId: number | null;
  employeeBlacklistLevelId: string;
  startDate: string;
  reason: string;
  description: string;
  evidenceFileId: UploadedFile | null;
  endDate: string;
  reviewDate: string;
};

export const emptyEntry = (crewId?: number): EntryValues => ({
  crewId: crewId ?? null,
  employeeBlacklistLevelId: "",
  startDate: "",
  reason: "",
  description: "",
  evidenceFileId: null,
  endDate: "",
  reviewDate: "",
});

export const entryFormValues = ({
  crewId,
  employeeBlacklistLevelId,
  startDate,
  reason,
  description,
  evidence,
  endDate,
  reviewDate,
}: SuitabilityEntry): EntryValues => ({
  crewId,
  employeeBlacklistLevelId: String(employeeBlacklistLevelId),
  startDate,
  reason,
  description,
  evidenceFileId: evidence,
  endDate: endDate ?? "",
  reviewDate: reviewDate ?? "",
});
