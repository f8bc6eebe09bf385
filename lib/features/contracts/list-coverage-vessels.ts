import { and, asc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { contracts, contractVessels } from "@/db/schema/contracts";
import { vessels } from "@/db/schema/vessels";
import { read } from "@/lib/platform/operation";
import { recordId } from "@/lib/platform/validation";
import { visibleTo } from "./queries";

const vesselOption = z.object({ id: z.number(), name: z.string() });

/** List the vessels a contract can cover: its principal's, and those already named. product 5.14 */
export const listCoverageVessels = read({
  name: "contracts.list-cover-vessels",
  access: "contracts:write",
  input: z.object({ contractManagementId: recordId }),
  output: z.array(vesselOption),
  run: ({ db, actor }, { contractManagementId: id }) =>
    db
      .select({ id: vessels.id, name: vessels.name })
      .from(contracts)
      .innerJoin(
        vessels,
        and(
          eq(vessels.divisionId, contracts.divisionId),
          or(
            eq(vessels.principalId, contracts.principalId),
            sql`exists (select from ${contractVessels} where ${contractVessels.contractId} = ${contracts.id} and ${contractVessels.vesselId} = ${vessels.id})`,
          ),
        ),
      )
      .where(and(eq(contracts.id, id), visibleTo(actor)))
      .orderBy(asc(vessels.name), asc(vessels.id))
      .limit(500),
});
