import { z } from "zod";
import { versionStatusOf } from "@/lib/features/rates/rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { tablesToTry } from "./schema";
import { versionsForTrial } from "./rate-tables.queries";

/** List the table versions for a test calculation, drafts included, by kind and newest first. One query. */
export const listTrialTables = read({
  name: "work-orders.list-tables",
  access: "rates:view",
  also: { "work-orders:view": () => true },
  input: z.object({}),
  output: tablesToTry,
  async run({ db, actor, now }) {
    const all = await versionsForTrial(db, actor);
    return all.map((version) => {
      const ofKind = all.filter(({ kind }) => kind === version.kind);
      return { ...version, standing: versionStatusOf(version, ofKind, dayOf(now)) };
    });
  },
});
