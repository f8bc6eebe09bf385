import { read } from "@/lib/platform/operation";
import { invariants } from "./invariants";
import { runDoctor, textsOf } from "./queries";
import { doctorAnswer, askDoctorInput } from "./schema";

/**
 * Check the database invariants, all or only the given ids, and describe violations in the caller's language.
 * Read-only.
 * Each check may take a minute. @throws not-found for an unknown id
 */
export const askDoctor = read({
  name: "doctor.ask",
  access: "status:view",
  input: askDoctorInput,
  output: doctorAnswer,
  async run({ now, locale }, { only }) {
    const findingsFound = await runDoctor({ only: only ?? [], now });
    const findings = findingsFound.map((finding) => ({ ...finding, ...textsOf(finding.id, locale) }));
    return { asked: only?.length ?? invariants.length, findings };
  },
});
