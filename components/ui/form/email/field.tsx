"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, type ComponentProps } from "react";
import { useController, type FieldValues } from "react-hook-form";
import { FormTextField } from "../text-field";

type Props<V extends FieldValues> = Omit<ComponentProps<typeof FormTextField<V>>, "type" | "kind"> & {
  /** The address that was probably meant; null without a question. */
  meant: (typed: string) => string | null;
};

/** How long an address rests before it is asked about: gmail.co is also the way to gmail.com. */
const restMs = 500;
const offered = { font: "inherit", color: "inherit", background: "none", border: 0, padding: 0, cursor: "pointer" };

/** An email address. A likely slip is asked about below the field; the answer is optional and blocks nothing. */
export function FormEmailField<V extends FieldValues>({ meant, hint, ...props }: Props<V>) {
  const t = useTranslations("validation");
  const { field } = useController({ name: props.name, control: props.control });
  const typed = typeof field.value === "string" ? field.value : "";
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = rested === typed && !props.readOnly ? meant(typed) : null;
  const question =
    address === null
      ? hint
      : t.rich("meantAddress", {
          address,
          use: (chunks) => (
            <button
              type="button"
              onClick={() => field.onChange(address)}
              style={{ ...offered, textDecoration: "underline" }}
            >
              {chunks}
            </button>
          ),
        });
  return <FormTextField {...props} type="email" hint={question} />;
}
