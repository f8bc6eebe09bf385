import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { requirePresent } from "@/lib/platform/unknown-record";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { officeRecipients, type Sender } from "../mail-kind.queries";
import { pklQuestionMail } from "./emails/question";
import type { reviewOf } from "./queries";

type QuestionSubject = Pick<Awaited<ReturnType<typeof reviewOf>>, "pkl" | "rank">;

/** Notify the division's admins of a question before signing. product 5.9, 5.16 */
export async function notifyQuestion(sender: Sender, { pkl, rank }: QuestionSubject): Promise<void> {
  const { db } = sender;
  const [person] = await db.select().from(crew).where(eq(crew.id, pkl.crewId));
  const admins = await officeRecipients(sender, requirePresent(person, "the seafarer"), {
    divisionId: pkl.divisionId,
    groups: ["admins"],
  });
  const agreed = {
    id: pkl.id,
    number: pkl.documentNumber,
    vessel: { id: pkl.vesselId, name: pkl.vesselName },
    crewId: pkl.crewId,
    crewName: pkl.crewName,
    rank,
    startDate: pkl.startDate,
    endDate: pkl.endDate,
  };
  for (const to of admins)
    await enqueueMail(db, {
      type: "PklQuestion",
      // A repeated question is notified again.
      subject: { type: "preparation-pkl", id: pkl.id, version: pkl.version + 1 },
      recipient: to.email,
      language: to.language,
      content: pklQuestionMail(to, agreed),
    });
}
