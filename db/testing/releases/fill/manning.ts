import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { evidencePacks } from "@/db/schema/evidence";
import { mailedToken, proposed } from "@/db/testing/records/approvals";
import { checkedUp, joining, trained } from "@/db/testing/records/joiners";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { signingKey } from "@/lib/features/evidence/seal-pack.queries";
import { rotateSigningKey } from "@/lib/features/evidence/rotate-signing-key";
import { hashOf, sealedPdf } from "@/lib/features/evidence/seal.rules";
import { answerByLink } from "@/lib/features/manning/approvals/answer-by-link";
import { decideAsEmployee } from "@/lib/features/manning/approvals/decide-as-employee";
import { decideAsPrincipal } from "@/lib/features/manning/approvals/decide-as-principal";
import { openApprovalLink } from "@/lib/features/manning/approvals/open-approval-link";
import { accountOf } from "./accounts";

const confirmed = { assignmentStatus: "Confirmed" as const };

/** Answer the question behind a mailed link. */
async function byLink(db: Transaction, now: Date, type: string, email: string, answer: object) {
  const token = await mailedToken(db, type, email);
  const visitor = as({ kind: "stranger" }, { now });
  const [question] = (await openApprovalLink.execute(visitor, { token })).questions;
  const form = { token, itemId: question?.itemId, view: question?.view, hasRead: "on", ...answer };
  await answerByLink.execute(visitor, form);
}

/** Seal a small PDF for the packs of an assignment. Rendering the real one needs React, which the seed's modules leave out. */
async function sealPdf(db: Transaction, assignmentId: number) {
  const sealed = sealedPdf(Buffer.concat([pdf, Buffer.from(String(assignmentId))]), await signingKey(db));
  const [pack] = await db.select().from(evidencePacks).where(eq(evidencePacks.assignmentId, assignmentId)).limit(1);
  await db
    .update(evidencePacks)
    .set({ pdf: sealed, pdfHash: hashOf(sealed) })
    .where(eq(evidencePacks.id, pack?.id ?? 0));
}

/** Fill proposals and their sealed answers, by every way, with two keys; one pack gets its PDF, the others wait for the job. */
export async function fillAnswers(db: Transaction, now: Date) {
  const staff = await person(db, "crewingadminmarine");
  const first = await proposed(db);
  await decideAsPrincipal.execute(as(first.anton, { now }), { ...first.keys, ...confirmed });
  const reason = "Confirmed by telephone";
  await decideAsEmployee.execute(as(staff, { now }), { ...first.keys, ...confirmed, reason });
  await rotateSigningKey.execute(as(await accountOf(db, "superadmin"), { now }), {});
  const second = await proposed(db);
  const evidenceFileId = await uploadBy(db, staff, "mail.pdf");
  await decideAsPrincipal.execute(as(staff, { now }), { ...second.keys, ...confirmed, evidenceFileId });
  await byLink(db, now, "PlanningEmployee", second.candidate.email, { answer: "Rejected", reason: "Staying ashore" });
  const third = await proposed(db);
  await byLink(db, now, "PlanningPrincipal", third.anton.email, { answer: "Confirmed" });
  await proposed(db);
  await sealPdf(db, first.plan.id);
  const joiner = await joining(db, first.ship, { rank: "Able Seaman" });
  await checkedUp(db, joiner, { result: "Passed" });
  await trained(db, joiner);
}
