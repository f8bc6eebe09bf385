import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { assignments } from "@/db/schema/manning";
import { crew } from "@/db/schema/crew";
import { visibleTo } from "@/lib/features/crew/queries";
import { read } from "@/lib/platform/operation";
import { recordId } from "@/lib/platform/validation";
import { vesselsAwaitingAnswer, joiningPortsOf } from "./joining-port.queries";
import { vesselPort } from "./schema";

/** List the ports of vessels with a pending question to a seafarer, for the seafarer and the office. product 5.9 */
export const listJoiningPorts = read({
  name: "approvals.list-ports",
  access: "approvals:decide-as-employee",
  input: z.object({ crewId: recordId }),
  output: z.array(vesselPort.extend({ vesselId: z.number() })),
  async run({ db, actor }, { crewId }) {
    const vesselIds = await db
      .select({ vesselId: assignments.vesselId })
      .from(assignments)
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(vesselsAwaitingAnswer(crewId), visibleTo(actor)));
    return vesselIds.length > 0
      ? joiningPortsOf(
          db,
          crewId,
          vesselIds.map(({ vesselId }) => vesselId),
        )
      : [];
  },
});
