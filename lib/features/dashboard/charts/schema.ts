import { z } from "zod";

const word = { key: z.string(), title: z.string(), titleId: z.string() };
/** rows: a month or a rank each, with one value for each of the series and the list behind it; titles in English, titleId in Indonesian. */
export const chart = z.object({
  series: z.array(z.object(word)),
  rows: z.array(z.object({ ...word, values: z.array(z.number().nullable()), hrefs: z.array(z.string().nullable()) })),
});
export type Chart = z.output<typeof chart>;
