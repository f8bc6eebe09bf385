import { z } from "zod";

const word = { key: z.string(), title: z.string(), titleId: z.string() };
/** rows: a month or a rank each, with a value and an optional link per series. title is English, titleId Indonesian. */
export const chart = z.object({
  series: z.array(z.object(word)),
  rows: z.array(z.object({ ...word, values: z.array(z.number().nullable()), hrefs: z.array(z.string().nullable()) })),
});
export type Chart = z.output<typeof chart>;
