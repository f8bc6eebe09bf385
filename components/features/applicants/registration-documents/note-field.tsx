"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { FormTextField } from "@/components/ui/form/text-field";
import { Button } from "@/components/ui/layout/button";
import styles from "./document-row.module.css";

type Props<V extends FieldValues> = { control: Control<V>; name: FieldPath<V>; errorText: ErrorText };

/** Show a note field on request. Few documents need one. */
export function OptionalNoteField<V extends FieldValues>(props: Props<V>) {
  const t = useTranslations("registration");
  const text: unknown = useWatch({ control: props.control, name: props.name });
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) box.current?.querySelector("textarea")?.focus();
  }, [isAsked]);
  if (!isAsked && !text)
    return (
      <Button size="small" height="touch-32" className={styles.addNote} onClick={() => setAsked(true)}>
        {t("list.addNote")}
      </Button>
    );
  return (
    <div ref={box} className={styles.note}>
      <FormTextField {...props} label={t("fields.description")} multiline maxLength={300} />
    </div>
  );
}
