import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { inNameOrder } from "@/db/schema/columns";
import { crew } from "@/db/schema/crew";
import { visibleTo } from "@/lib/features/crew/queries";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { cashPeople } from "./schema";

const maxOnBoard = 200;

/** List the people on board by name, for cash the vessel head paid out. One query. product 5.15 */
export const listCashPeople = read({
  name: "work-orders.list-cash-people",
  access: "work-orders:record-cash",
  input: z.object({}),
  output: cashPeople,
  async run({ db, actor }) {
    const { vesselId } = userActorOf(actor);
    if (!vesselId) return { people: [] };
    const people = await db
      .select({ crewId: crew.id, name: crew.fullName })
      .from(crew)
      .where(and(visibleTo(actor), eq(crew.vesselId, vesselId), isNull(crew.erasedAt)))
      .orderBy(asc(inNameOrder(crew.fullName)), asc(crew.id))
      .limit(maxOnBoard);
    return { people };
  },
});
