import type { Transaction } from "@/db/client";
import { openOpening, openingForm } from "@/db/testing/openings";
import { visitor } from "@/db/testing/people";
import { consents, registrationOf } from "@/db/testing/records/registrations";
import { as } from "@/db/testing/rolled-back";
import { saveDraft } from "@/lib/features/applicants/registration/save-draft";
import { submitRegistration } from "@/lib/features/applicants/registration/submit-registration";
import { openGate } from "@/lib/features/captcha/open-gate";
import { createJobOpening } from "@/lib/features/job-openings/create-job-opening";
import { accountOf } from "./accounts";
import { solvedCaptcha } from "./solved-captcha";

const steps = ["personal", "documents", "training", "bank"] as const;

/** Fill what visitors leave behind: an open gate, drafts with uploads, and a registration that was sent. */
export async function fillRecruitment(db: Transaction, now: Date) {
  const stranger = as({ kind: "stranger" }, { now });
  await openGate.execute(stranger, { token: await solvedCaptcha() });
  const { id: joi } = await openOpening(db);
  for (const [index, submitted] of [false, false, true].entries()) {
    const actor = await visitor(db);
    const caller = as(actor, { now, locale: submitted ? "id" : "en" });
    const person = {
      email: `visitor-${index}@example.test`,
      seafarerCode: `620000000${index}`,
      nik: `357810170590010${index}`,
    };
    const content = await registrationOf(db, actor, joi, person);
    for (const step of steps.slice(0, index + 2)) await saveDraft.execute(caller, { joi, step, values: content[step] });
    if (submitted) await submitRegistration.execute(caller, { joi, ...consents, content });
  }
}

/** Commit a write under an Idempotency-Key, whose answer is kept. */
export async function fillRepeated(db: Transaction, now: Date) {
  const admin = await accountOf(db, "crewingadminmarine");
  const caller = as(admin, { now, idempotencyKey: "release-fixture" });
  await createJobOpening.execute(caller, await openingForm(db));
}
