import { asc } from "drizzle-orm";
import { z } from "zod";
import { operationAreas } from "@/db/schema/rates";
import { read } from "@/lib/platform/operation";
import { operationArea } from "./schema";

/** List the areas where vessels trade, shared by both divisions. D2 §7 */
export const listOperationAreas = read({
  name: "vessels.list-operation-areas",
  access: "signed-in",
  input: z.object({}),
  output: z.array(operationArea),
  run: ({ db }) => db.select().from(operationAreas).orderBy(asc(operationAreas.id)).limit(500),
});
