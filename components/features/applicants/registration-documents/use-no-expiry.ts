"use client";

import { useEffect } from "react";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";

type Options<V extends FieldValues> = { control: Control<V>; name: FieldPath<V>; noExpiry: boolean };

/** Clear the expiry date when a certificate never expires. */
export function useNoExpiry<V extends FieldValues>({ control, name, noExpiry }: Options<V>) {
  const { onChange, value } = useController({ control, name }).field;
  useEffect(() => {
    if (noExpiry && value !== "") onChange("");
  }, [noExpiry, value, onChange]);
}
