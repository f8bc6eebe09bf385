import { and, eq, inArray, ne } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { mayBeNotified } from "@/lib/features/crew/recipients/rules";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { requirePresent } from "@/lib/platform/unknown-record";
import { planCancelled } from "../emails/plan-cancelled";
import type { Scope } from "./store-outcome.queries";
import { rolesOf } from "@/lib/access/roles";

type Sender = Pick<Scope, "db" | "actor">;

async function planOf({ db }: Sender, assignmentId: number) {
  const [planRow] = await db
    .select({
      version: assignments.version,
      from: assignments.startDate,
      to: assignments.endDate,
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      position: { name: positions.name, nameEn: positions.nameEn },
      person: {
        id: crew.id,
        vesselId: crew.vesselId,
        fullName: crew.fullName,
        processingStoppedAt: crew.processingStoppedAt,
      },
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(eq(assignments.id, assignmentId));
  return requirePresent(planRow, "the plan that was cancelled");
}

/**
 * Notify the office of a cancelled plan. Users without access to the register get the same text as for a removal, so
 * that the mail does not reveal a bar. product 5.3, 5.4, 5.12
 */
export async function notifyPlanCancelled(sender: Sender, assignmentId: number, cause: "barred" | "removed") {
  const { db, actor } = sender;
  const { person, version, ...plan } = await planOf(sender, assignmentId);
  const office = rolesOf("planning", "service");
  const recipients = await notificationRecipients(db, plan.vessel.divisionId, person, {
    rights: ["manning:view", "vessels:view"],
    classes: [],
    among: and(inArray(users.role, office), actor.kind === "user" ? ne(users.id, actor.userId) : undefined),
  });
  for (const hearer of recipients) {
    const seesRegister = mayBeNotified(hearer, person, { rights: [], classes: ["suitability"] });
    if (seesRegister && cause === "removed") continue;
    const language = hearer.language ?? "en";
    await enqueueMail(db, {
      type: "PlanCancelled",
      subject: { type: "assignment", id: assignmentId, version },
      recipient: hearer.email,
      language,
      content: planCancelled(
        { name: hearer.firstName, language, knowsWhy: seesRegister },
        { ...plan, fullName: person.fullName },
      ),
    });
  }
}
