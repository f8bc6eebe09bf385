import type { Executor } from "@/db/client";
import type { Actor } from "@/lib/access/actor";
import { stampedName } from "@/lib/platform/files/stamped-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { JoiningInstructionDocument } from "./pdf/joining-instruction-document";
import { instructionFacts } from "./queries";

type RenderScope = { db: Executor; actor: Actor; now: Date };

/**
 * Render the joining instruction of a visible schedule, for calls, mails and the seafarer's page. @throws not-found
 */
export async function renderInstruction({ db, actor, now }: RenderScope, scheduleId: number, locale: Locale) {
  const facts = await instructionFacts(db, actor, scheduleId);
  const generatedBy = actor.kind === "user" ? actor.name : mailSenderAddress().name;
  const content = await renderPdf(JoiningInstructionDocument({ facts, locale, generatedBy, now }));
  return {
    facts,
    name: stampedName(now, `Joining_${facts.vessel.name}_${facts.person.employeeNumber}`, "pdf"),
    content: Buffer.from(content),
  };
}
