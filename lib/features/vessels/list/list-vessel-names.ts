import { and, asc } from "drizzle-orm";
import { z } from "zod";
import { vessels } from "@/db/schema/vessels";
import { read } from "@/lib/platform/operation";
import { matchesTab, visibleTo } from "../queries";
import { id } from "../schema";

const maxVessels = 200;

/** List the names of vessels in operation, for list filters. */
export const listVesselNames = read({
  name: "vessels.list-names",
  access: "vessels:view",
  input: z.object({}),
  output: z.array(z.object({ id, vesselName: z.string() })),
  run: ({ db, actor }) =>
    db
      .select({ id: vessels.id, vesselName: vessels.name })
      .from(vessels)
      .where(and(visibleTo(actor), matchesTab("in-operation")))
      .orderBy(asc(vessels.name))
      .limit(maxVessels),
});
