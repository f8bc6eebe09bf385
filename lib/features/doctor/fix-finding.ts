import { z } from "zod";
import { brokenIds } from "@/db/doctor/examine";
import { write } from "@/lib/platform/operation";
import { invariantsById } from "./queries";

const batchLimit = 1_000;

/**
 * Fix at most a thousand violations of an invariant where no data is lost. Run from the server's command line only.
 * @throws not-found, forbidden for people
 */
export const fixFinding = write({
  name: "doctor.fix-finding",
  access: "scheduler",
  input: z.object({ id: z.string() }),
  output: z.object({ fixed: z.number() }),
  async run({ db, now, audit, unchanged }, { id }) {
    const [invariant] = invariantsById([id]);
    const ids = invariant?.fix ? await brokenIds(db, invariant, now, batchLimit) : [];
    if (!invariant?.fix || ids.length === 0) {
      unchanged();
      return { fixed: 0 };
    }
    await invariant.fix(db, ids);
    audit({ subject: id, after: { fixed: ids.length, ids: ids.slice(0, 100) } });
    return { fixed: ids.length };
  },
});
