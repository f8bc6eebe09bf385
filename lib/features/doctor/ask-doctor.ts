import { read } from "@/lib/platform/operation";
import { invariants } from "./invariants";
import { runDoctor, wordsOf } from "./queries";
import { doctorAnswer, askDoctorInput } from "./schema";

/** Asks whether everything holds that must hold in the database, or only what is named, in the caller's language; changes nothing. One answer may take a minute a question. @throws not-found for an id there is not */
export const askDoctor = read({
  name: "doctor.ask",
  access: "status:view",
  input: askDoctorInput,
  output: doctorAnswer,
  async run({ now, locale }, { only }) {
    const found = await runDoctor({ only: only ?? [], now });
    const findings = found.map((finding) => ({ ...finding, ...wordsOf(finding.id, locale) }));
    return { asked: only?.length ?? invariants.length, findings };
  },
});
