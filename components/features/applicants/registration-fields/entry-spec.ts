import type { ComponentType, ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { ErrorText } from "@/components/ui/form/field-frame";

export type EntryParts<E extends FieldValues> = { control: Control<E>; errorText: ErrorText };
type ListName = "educationHistory" | "travelDocuments" | "coc" | "cop" | "trainings" | "seaServices";

/** Describes the rows of a list. */
export type EntrySpec<E extends FieldValues> = {
  list: ListName;
  empty: E;
  schemaOf: (entry: E) => z.ZodType;
  keyOf: (entry: E) => string;
  titleOf: (entry: E) => string;
  linesOf: (entry: E) => (string | null)[];
  isRequired?: (entry: E) => boolean;
  isComplete?: (entry: E) => boolean;
  /** Renders a required row that is edited in place instead of in the dialog. */
  inPlace?: (index: number) => ReactNode;
  Fields: ComponentType<EntryParts<E>>;
};
