import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { ofFilter, toResponse, selectMedicals, disclosedClasses } from "./queries";
import { medicalIdInput, medicalRow } from "./schema";

/** Load one medical certificate of a current or past joiner. Document 2 §2, §7 @throws not-found */
export const getMedical = read({
  name: "preparation.get-medical",
  access: "preparation:view",
  input: medicalIdInput,
  output: medicalRow,
  async run({ db, actor, now }, { medicalCertificateId: id }) {
    const [certificate] = await selectMedicals(db, ofFilter(actor, { id })).limit(1);
    if (!certificate) throw notFound("preparation.notFound");
    const row = toResponse(certificate, actor, dayOf(now));
    await recordSensitiveReads(db, { actor, now }, "preparation.get-medical", disclosedClasses([row]));
    return row;
  },
});
