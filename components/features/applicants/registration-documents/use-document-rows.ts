"use client";

import { useWatch, type FieldPathValue, type UseFormReturn } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import type { DocumentsValues } from "../registration-fields/form-values";
import { rowProblems } from "../registration-fields/row-problems";

export type DocumentsForm = UseFormReturn<DocumentsValues> & { errorText: ErrorText };
export type DocumentRowKind = keyof DocumentsValues;

/**
 * Return the current rows of one kind. Their fields belong to the step's form; adding and deleting changes the list.
 */
export function useDocumentRows<K extends DocumentRowKind>(form: DocumentsForm, kind: K) {
  const entries = useWatch({ control: form.control, name: kind });
  const { errors, isSubmitted } = form.formState;
  const onChange = (rows: FieldPathValue<DocumentsValues, K>) =>
    form.setValue(kind, rows, { shouldDirty: true, shouldValidate: isSubmitted });
  return { entries, onChange, errorText: form.errorText, ...rowProblems(errors[kind], form.errorText) };
}
