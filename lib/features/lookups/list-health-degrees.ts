import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { fitnessOf, isOfScale } from "./health-degree.rules";
import { listActiveOptions } from "./queries";
import { degrees } from "./schema";

/** List the health degrees with their fitness, for users who may set it. product 5.13c */
export const listHealthDegrees = read({
  name: "lookups.list-degrees",
  access: "lookups:approve",
  input: z.object({}),
  output: degrees,
  async run({ db }) {
    const rows = await listActiveOptions(db, "mcu-health-status-degree");
    return rows.map((row) => ({ ...row, fitness: fitnessOf(row.code), isOfScale: isOfScale(row.code) }));
  },
});
