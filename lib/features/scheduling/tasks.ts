import { eq } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, grantOfActor, type UserActor } from "@/lib/access/actor";
import { caseOf, listHref, type TaskKind } from "@/lib/platform/registry/task-kind";
import { visibleSchedules } from "./scope.queries";
import { dayOfSchedule, isWaiting } from "./waiting.queries";
import type { WaitKind } from "./waiting.rules";

type Kind = Pick<TaskKind, "key" | "about"> & { waiting: WaitKind; isFor(actor: UserActor): boolean };

/** Schedules that need work, of every vessel the user sees. */
const waitingFor = ({ key, about, waiting, isFor }: Kind): TaskKind => ({
  key,
  about,
  isNamed: true,
  isFor,
  waiting: ({ db, actor, today }) =>
    db
      .select({ day: dayOfSchedule, item: caseOf({ vessel: vessels.name, person: crew.fullName }) })
      .from(schedules)
      .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
      .innerJoin(crew, eq(crew.id, schedules.crewId))
      .where(allConditions(visibleSchedules(actor), isWaiting(waiting, today))),
  href: () => listHref("/dashboard/manning/onboard-scheduling", { tab: "waiting", waiting }),
});

const plans = (actor: UserActor) => can(actor, "scheduling:write");
const confirms = (actor: UserActor) =>
  can(actor, "scheduling:check-in-out") && grantOfActor(actor, "scheduling:check-in-out") !== "Q";

/** Joiners and leavers soon to be handled: without a port or documents, or ready to check in. product 2.11, 2.20 */
export const tasks: readonly TaskKind[] = [
  waitingFor({ key: "schedules-without-port", about: "joining", waiting: "schedule", isFor: plans }),
  waitingFor({
    key: "schedules-without-documents",
    about: "joining",
    waiting: "documents",
    isFor: (actor) => can(actor, "scheduling:accommodation"),
  }),
  waitingFor({ key: "ready-to-check-in", about: "joining", waiting: "check-in", isFor: confirms }),
  waitingFor({ key: "times-to-confirm", about: "waiting", waiting: "time", isFor: confirms }),
  waitingFor({ key: "leaving-unplanned", about: "sign-off", waiting: "leaving", isFor: plans }),
];
