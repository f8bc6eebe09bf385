import { eq } from "drizzle-orm";
import { ujbmPayees } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { can } from "@/lib/access/actor";
import { listHref, localDayOf, type TaskKind } from "@/lib/platform/registry/task-kind";
import { awaitsConfirmationBy } from "./payees/queries";
import { overdueMonths } from "./queries";

const path = "/dashboard/crew-benefit/ujbm";

/** Payee accounts of vessels requested by a colleague. */
const ujbmPayeesToConfirm: TaskKind = {
  key: "ujbm-payees",
  about: "waiting",
  within: 3,
  isFor: (actor) => can(actor, "ujbm:rates"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: localDayOf(ujbmPayees.createdAt) })
      .from(ujbmPayees)
      .innerJoin(vessels, eq(vessels.id, ujbmPayees.vesselId))
      .where(awaitsConfirmationBy(actor)),
  href: () => listHref(path, { payee: "waiting" }),
};

/** Months past their closing day, because a rate is missing. */
const ujbmMonthsToClose: TaskKind = {
  key: "ujbm-months",
  about: "waiting",
  within: 0,
  isFor: (actor) => can(actor, "ujbm:rates"),
  waiting: ({ today }) => overdueMonths(today),
  href: () => path,
};

export const tasks: readonly TaskKind[] = [ujbmPayeesToConfirm, ujbmMonthsToClose];
