"use client";

import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { useField, type FieldProps } from "@/components/ui/form/use-field";
import { FieldLabel, FieldNote } from "@/components/ui/form/field-frame";
import { feedKinds, type FeedKind } from "@/db/enums/calendars";

type Props<V extends FieldValues> = FieldProps<V> & { mayHave: readonly FeedKind[] };

/** Chooses the event types of a calendar feed, each with a description. Offers only those the user may see. */
export function KindsField<V extends FieldValues>({ mayHave, ...props }: Props<V>) {
  const t = useTranslations("calendars");
  const { id, noteId, field, error, describing } = useField(props);
  const value: unknown = field.value;
  const chosen = feedKinds.filter((kind) => Array.isArray(value) && value.includes(kind));
  const toggle = (kind: FeedKind, isOn: boolean) =>
    field.choose(isOn ? [...chosen, kind] : chosen.filter((item) => item !== kind));
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={noteId} sx={{ minWidth: 0 }}>
      <FieldLabel id={`${id}-label`} label={props.label} required={props.required} />
      {mayHave.map((kind, index) => (
        <Box
          key={kind}
          component="label"
          sx={{ display: "flex", alignItems: "flex-start", minHeight: 44, cursor: "pointer" }}
        >
          <Checkbox
            checked={chosen.includes(kind)}
            onChange={(_event, isOn) => toggle(kind, isOn)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ...(index === 0 ? { ref: field.ref } : {}),
                "aria-describedby": `${id}-${kind}`,
                "aria-label": t(`kinds.${kind}`),
                "aria-invalid": describing["aria-invalid"],
              },
            }}
            sx={{ ml: -2, p: 2.5, color: error ? "error.main" : "text.secondary" }}
          />
          <Box component="span" sx={{ pt: 2.5, fontSize: 15, lineHeight: 1.5 }}>
            {t(`kinds.${kind}`)}
            <Box component="span" id={`${id}-${kind}`} sx={{ display: "block", color: "text.secondary", fontSize: 13 }}>
              {t(`kindHelp.${kind}`)}
            </Box>
          </Box>
        </Box>
      ))}
      <FieldNote id={noteId} error={error} help={props.help} hint={props.hint} />
    </Box>
  );
}
