"use client";

import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import type { ComponentProps, Ref } from "react";
import { inputSx } from "../input-sx";
import { DayBox } from "./day-box";
import type { Day } from "./use-day";

type Props = {
  id: string;
  name: string;
  day: Day;
  inputRef: Ref<HTMLInputElement>;
  isWrong: boolean;
  disabled: boolean;
  autoComplete?: string;
  describing: ComponentProps<"input">;
};

const daySx = { ...inputSx, "& .MuiOutlinedInput-input": { ...inputSx["& .MuiOutlinedInput-input"], pr: 10 } };

/** Text input of a day, with a calendar button. */
export function DayInput({ id, name, day, inputRef, isWrong, disabled, autoComplete = "off", describing }: Props) {
  const t = useTranslations("validation");
  const hintId = `${id}-keys`;
  return (
    <DayBox day={day} hintId={hintId} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={name}
        inputRef={inputRef}
        value={day.text}
        onChange={(event) => day.onType(event.target.value)}
        onKeyDown={day.onKeyDown}
        onBlur={day.onBlur}
        error={isWrong}
        disabled={disabled}
        fullWidth
        size="small"
        placeholder={t("dayPlaceholder")}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            ...describing,
            "aria-invalid": isWrong,
            "aria-describedby": `${describing["aria-describedby"]} ${hintId}`,
            spellCheck: false,
          },
        }}
        sx={daySx}
      />
    </DayBox>
  );
}
