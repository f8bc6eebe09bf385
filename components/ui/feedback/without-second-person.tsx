"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { FieldFrame } from "../form/field-frame";

type Props = { value: string; onChange: (value: string) => void };

/**
 * Asks for a reason when the server answers that no second person can decide. product §0.3
 * `field` is null until then. `requestFields` is sent with the request.
 */
export function useWithoutSecondPerson() {
  const [isRequired, setRequired] = useState(false);
  const [reason, setReason] = useState("");
  /** @returns whether this refusal code asks for the reason */
  const isRequiredBy = (code: string) => {
    if (code === "ALONE") setRequired(true);
    return code === "ALONE";
  };
  return {
    asks: isRequiredBy,
    field: isRequired ? <WithoutSecondPersonReason value={reason} onChange={setReason} /> : null,
    isMissing: isRequired && reason.trim().length < 3,
    requestFields: isRequired ? { aloneReason: reason } : {},
  };
}

function WithoutSecondPersonReason({ value, onChange }: Props) {
  const t = useTranslations("shell");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <FieldFrame id={`${id}-note`} inputId={id} label={t("aloneReason")} required>
      <OutlinedInput
        id={id}
        inputRef={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
        fullWidth
        multiline
        minRows={2}
        slotProps={{ input: { maxLength: 500 } }}
      />
    </FieldFrame>
  );
}
