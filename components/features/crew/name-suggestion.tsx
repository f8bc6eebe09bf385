"use client";

import Box from "@mui/material/Box";
import { useController, type Control, type FieldPath, type FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/layout/button";
import { guessPassportNames } from "@/lib/features/crew/formats/passport-name.rules";

type Props<V extends FieldValues> = {
  control: Control<V>;
  fullName: string;
  /** The nationality as the office lists it in English; null if unknown. */
  nationality: string | null;
  text: (names: { family: string; given: string }) => string;
  action: string;
};

/**
 * Suggest family and given names from the full name while both are blank. Only the person who takes the suggestion over
 * and saves it confirms it.
 */
export function NameSuggestion<V extends FieldValues>({ control, fullName, nationality, text, action }: Props<V>) {
  const family = useController({ control, name: "familyName" as FieldPath<V> }).field;
  const given = useController({ control, name: "givenNames" as FieldPath<V> }).field;
  const names = guessPassportNames(fullName, nationality);
  if (family.value || given.value || !names.family) return null;
  const take = () => {
    family.onChange(names.family);
    given.onChange(names.given);
  };
  return (
    <Box data-wide role="status" sx={{ gridColumn: "1 / -1" }}>
      {text({ family: names.family, given: names.given || "–" })}{" "}
      <Button size="small" onClick={take}>
        {action}
      </Button>
    </Box>
  );
}
