import { desc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { bankTrials } from "@/db/schema/work-orders";

/** Return the newest trial of each bank layout in a division. One query. */
export const trialsOf = (db: Executor, divisionId: number) =>
  db
    .selectDistinctOn([bankTrials.bankSet], {
      bankSet: bankTrials.bankSet,
      triedOn: bankTrials.triedOn,
      triedBy: bankTrials.triedBy,
      note: bankTrials.note,
    })
    .from(bankTrials)
    .where(eq(bankTrials.divisionId, divisionId))
    .orderBy(bankTrials.bankSet, desc(bankTrials.id));
