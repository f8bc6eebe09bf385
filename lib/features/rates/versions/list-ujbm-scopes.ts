import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { inNameOrder } from "@/db/schema/columns";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { read } from "@/lib/platform/operation";
import { assertKind } from "../queries";

const maxVessels = 2_000;

/**
 * List what a UJBM rate can apply to: Marine vessels in operation and their types, by name. Two queries. product 5.13
 * @throws not-found in the other division
 */
export const listUjbmScopes = read({
  name: "rates.list-ujbm-scopes",
  access: "rates:view",
  input: z.object({}),
  output: z.object({
    vessels: z.array(z.object({ id: z.number(), name: z.string() })),
    types: z.array(z.object({ id: z.number(), name: z.string(), nameId: z.string() })),
  }),
  async run({ db, actor }) {
    assertKind(actor, "ujbm");
    const [fleet, types] = await Promise.all([
      db
        .select({ id: vessels.id, name: vessels.name })
        .from(vessels)
        .where(and(eq(vessels.divisionId, 1), isNull(vessels.scrappedOn)))
        .orderBy(asc(inNameOrder(vessels.name)))
        .limit(maxVessels),
      db
        .select({ id: vesselTypes.id, name: vesselTypes.name, nameId: vesselTypes.nameId })
        .from(vesselTypes)
        .where(eq(vesselTypes.divisionId, 1))
        .orderBy(asc(inNameOrder(vesselTypes.name))),
    ]);
    return { vessels: fleet, types };
  },
});
