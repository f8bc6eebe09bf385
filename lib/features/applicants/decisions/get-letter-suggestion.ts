import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { suggestLetterNumber } from "@/lib/features/preparation/letters/number.queries";
import { letterSuggestion } from "../pipeline/schema";

/** Suggest the next letter number for the medical check-up form. product 5.13c */
export const getLetterSuggestion = read({
  name: "applicants.get-letter-suggestion",
  access: "applicants:mcu-schedule",
  input: z.object({}),
  output: letterSuggestion,
  run: async ({ db, actor, now }) => ({
    letterNumber: await suggestLetterNumber(db, actor.kind === "user" ? actor.divisionId : 1, now),
  }),
});
