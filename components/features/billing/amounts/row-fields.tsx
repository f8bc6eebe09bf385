"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { digitsOf, grouped } from "@/components/ui/form/rupiah-text";
import styles from "./row.module.css";

type DigitsProps<V extends FieldValues> = FieldProps<V> & { label: string; maxDigits: number; isFirst?: boolean };

/** Digits in a table cell with thousands separators and the error below. isFirst: focused first. */
export function RowDigits<V extends FieldValues>({ maxDigits, isFirst = false, ...props }: DigitsProps<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (!isFirst) return;
    input.current?.focus();
    input.current?.select();
  }, [isFirst]);
  return (
    <span className={styles.field}>
      <input
        {...describing}
        id={id}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        name={field.name}
        aria-label={props.label}
        inputMode="numeric"
        autoComplete="off"
        disabled={props.disabled ?? false}
        value={/^\d*$/.test(text) ? grouped(text) : text}
        onChange={({ target }) => field.onChange(digitsOf(target.value).slice(0, maxDigits))}
        onBlur={field.onBlur}
      />
      <small id={noteId} className={styles.wrong} aria-live="polite">
        {error}
      </small>
    </span>
  );
}

type ActionsProps = { isPending: boolean; onSave: () => void; onClose: () => void };

/** Save and cancel buttons for mouse users; Enter and Esc do the same. */
export function RowActions({ isPending, onSave, onClose }: ActionsProps) {
  const [t, shell] = [useTranslations("billing.amounts"), useTranslations("shell")];
  return (
    <span className={styles.verbs}>
      <button type="button" onClick={onSave} disabled={isPending} aria-busy={isPending || undefined} title="Enter">
        {t("save")}
      </button>
      <button type="button" onClick={onClose} disabled={isPending} title="Esc">
        {shell("cancel")}
      </button>
    </span>
  );
}

type RefusalProps = { refusal: { isOvertaken: boolean; text: string } | null; columns: number };

/** Show why the row was not saved. */
export function RowRefusal({ refusal, columns }: RefusalProps) {
  if (!refusal) return null;
  return (
    <tr data-heading>
      <td colSpan={columns} className={styles.refusal}>
        <Alert severity={refusal.isOvertaken ? "warning" : "error"} role="alert">
          {refusal.text}
        </Alert>
      </td>
    </tr>
  );
}
