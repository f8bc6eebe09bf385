import { inArray } from "drizzle-orm";
import { z } from "zod";
import { fullNameOf, users } from "@/db/schema/users";
import { can } from "@/lib/access/actor";
import { mayDecide as mayDecideOn } from "@/lib/access/second-person";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { billingMonthOf } from "../queries";
import { earlierUnbilledMonths, monthsBilledElsewhere } from "./earlier-months.queries";
import { billingStartOf } from "./queries";
import { billingStart } from "./schema";

/**
 * Return the division's first billing month, who requested and confirmed it, and months billed elsewhere; null without
 * a request. product 5.14
 */
export const getBillingStart = read({
  name: "billing.get-start",
  access: "billing:view",
  input: z.object({}),
  output: billingStart,
  async run({ db, actor }) {
    const { divisionId } = userActorOf(actor);
    const start = await billingStartOf(db, divisionId);
    if (!start) return null;
    const isConfirmed = start.confirmedAt !== null;
    const people = await db
      .select({ id: users.id, name: fullNameOf(users) })
      .from(users)
      .where(inArray(users.id, [start.createdBy, start.confirmedBy ?? start.createdBy]));
    const nameOf = (id: number | null) => people.find((one) => one.id === id)?.name ?? null;
    const involvedUsers = [start.createdBy];
    const mayDecide = !isConfirmed && (await mayDecideOn(db, actor, "billing:confirm", { divisionId, involvedUsers }));
    const months = isConfirmed
      ? await monthsBilledElsewhere(db, start.id)
      : await earlierUnbilledMonths(db, { actor, ...(await billingMonthOf(db, divisionId, start.month)) });
    return {
      month: start.month,
      isConfirmed,
      mayDecide,
      months,
      mayWithdraw: !isConfirmed && can(actor, "billing:lock"),
      askedBy: nameOf(start.createdBy) ?? "–",
      confirmedBy: nameOf(start.confirmedBy),
    };
  },
});
