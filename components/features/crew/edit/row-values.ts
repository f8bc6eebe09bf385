import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { textsOf, type FormValues } from "./stored-values";

/** The form values of a row: texts, and for sea service the scan. */
export type RowValues = Record<string, string | UploadedFile | null>;
export type RowSection = "education" | "training" | "sea-service";
type Rows = {
  education: NonNullable<CrewDetail["education"]>[number];
  training: NonNullable<CrewDetail["training"]>[number];
  seaService: NonNullable<CrewDetail["seaService"]>["rows"][number];
};

export const educationValues = ({
  universityName,
  degree,
  major,
  gpa,
  entryYear,
  graduationYear,
  city,
}: Rows["education"]): FormValues => textsOf({ universityName, degree, major, gpa, entryYear, graduationYear, city });

export const trainingValues = ({
  institution,
  training,
  category,
  instructor,
  feedback,
  evaluation,
  issued,
  expired,
}: Rows["training"]): FormValues =>
  textsOf({ institution, training, category, instructor, feedback, evaluation, issued, expired });

export const seaServiceValues = ({
  companyName,
  position,
  vesselName,
  vesselType,
  grt,
  hp,
  dwt,
  onBoard,
  offBoard,
  note,
  attachment,
}: Rows["seaService"]): RowValues => ({
  ...textsOf({ companyName, position, vesselName, vesselType, grt, hp, dwt, onBoard, offBoard, note }),
  attachment,
});

const emptyRow = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ""]));
export const emptyRows: Record<RowSection, RowValues> = {
  education: emptyRow("universityName", "degree", "major", "gpa", "entryYear", "graduationYear", "city"),
  training: emptyRow(
    "institution",
    "training",
    "category",
    "instructor",
    "feedback",
    "evaluation",
    "issued",
    "expired",
  ),
  "sea-service": {
    ...emptyRow(
      "companyName",
      "position",
      "vesselName",
      "vesselType",
      "grt",
      "hp",
      "dwt",
      "onBoard",
      "offBoard",
      "note",
    ),
    attachment: null,
  },
};
