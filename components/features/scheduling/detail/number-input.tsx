"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { inputSx } from "@/components/ui/form/input-sx";
import { digitsOf, grouped } from "@/components/ui/form/rupiah-text";
import { styles } from "./styles";

/**
 * Keep digits only; a multiplier allows one separator and two decimals. Stored with a dot, displayed with a comma.
 * Document 3 §9
 */
const normalizeMultiplier = (entered: string) => {
  const [integerPart = "", ...rest] = entered
    .replaceAll(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  const integerDigits = integerPart.replace(/^0+(?=\d)/, "").slice(0, 3);
  return rest.length > 0 ? `${integerDigits || "0"}.${rest.join("").slice(0, 2)}` : integerDigits;
};

type CellProps<V extends FieldValues> = Omit<FieldProps<V>, "label"> & { label: string; money?: boolean };

/**
 * Render a number input in a table row. Only digits are accepted; amounts show thousands separators. Document 3 §5
 */
export function NumberCell<V extends FieldValues>({ money = false, ...props }: CellProps<V>) {
  const { id, noteId, field, error, text, describing } = useField(props);
  return (
    <span className={styles.number} data-money={money || undefined}>
      <OutlinedInput
        id={id}
        name={field.name}
        inputRef={field.ref}
        size="small"
        value={money ? grouped(text) : text.replace(".", ",")}
        onChange={({ target }) =>
          field.onChange(money ? digitsOf(target.value).slice(0, 10) : normalizeMultiplier(target.value))
        }
        onFocus={({ target }) => target.select()}
        onBlur={field.onBlur}
        error={error !== undefined}
        startAdornment={money ? <span aria-hidden>Rp</span> : undefined}
        slotProps={{
          input: {
            ...describing,
            "aria-label": props.label,
            inputMode: money ? "numeric" : "decimal",
            autoComplete: "off",
          },
        }}
        sx={{ ...inputSx, px: money ? 2 : 0, "& input": { textAlign: "end", px: 2 } }}
      />
      {error ? (
        <span id={noteId} className={styles.wrong}>
          {error}
        </span>
      ) : null}
    </span>
  );
}
