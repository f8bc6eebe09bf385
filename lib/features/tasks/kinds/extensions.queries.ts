import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { can } from "@/lib/access/actor";
import { awaitsDecisionBy } from "@/lib/features/manning/extensions/queries";
import type { TaskKind } from "../queries";

/** Extension requests to decide. */
export const extensionsToDecide: TaskKind = {
  key: "extensions-to-decide",
  about: "sign-off",
  within: 0,
  isFor: (actor) => can(actor, "extensions:decide"),
  waiting: ({ db, actor }) =>
    db
      .select({ day: extensions.originalDate })
      .from(extensions)
      .innerJoin(vessels, eq(vessels.id, extensions.vesselId))
      .innerJoin(crew, eq(crew.id, extensions.crewId))
      .where(awaitsDecisionBy(actor)),
  href: () => "/dashboard/vessel-management/answers",
};
