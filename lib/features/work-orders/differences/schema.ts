import { z } from "zod";
import { month } from "../schema";

/** One person, a part of a month from somebody on, or every locked month of a division or of all. */
export const recalculateInput = z.union([
  z.object({ crewId: z.int() }),
  z.object({ divisionId: z.int(), month, after: z.int(), isListing: z.boolean() }),
  z.object({ divisionId: z.int().nullable() }),
]);
