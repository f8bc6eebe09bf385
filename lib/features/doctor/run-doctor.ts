import { read } from "@/lib/platform/operation";
import { invariants } from "./invariants";
import { checkInvariants, textsOf } from "./queries";
import { doctorReport, runDoctorInput } from "./schema";

/**
 * Check the database invariants, all or only the given ids, and describe violations in the caller's language.
 * Read-only.
 * Each check may take a minute. @throws not-found for an unknown id
 */
export const runDoctor = read({
  name: "doctor.ask",
  access: "status:view",
  input: runDoctorInput,
  output: doctorReport,
  async run({ now, locale }, { only }) {
    const findingsFound = await checkInvariants({ only: only ?? [], now });
    const findings = findingsFound.map((finding) => ({ ...finding, ...textsOf(finding.id, locale) }));
    return { asked: only?.length ?? invariants.length, findings };
  },
});
