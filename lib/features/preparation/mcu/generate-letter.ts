import type { Transaction } from "@/db/client";
import type { z } from "zod";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { optionOf } from "@/lib/features/lookups/queries";
import { refused } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { isSameAppointment, letterScheduleOf, type LetterSchedule } from "../letters/appointment.rules";
import { takeLetterNumber } from "../letters/number.queries";
import { isSameLetter } from "../letters/number.rules";
import { McuLetterDocument } from "../letters/pdf/mcu-letter-document";
import { crewOf, examinedOf, examineeOf, proofOf, type Examined } from "./letter.queries";
import { mcuLetterInput } from "./schema";

type LetterInput = Omit<
  z.output<typeof mcuLetterInput>,
  "crewIds" | "employeePreparationMcuIds" | "language" | "fileName"
>;
type LetterScope = { db: Transaction; now: Date };

const isOnLetter =
  (enteredNumber: string | null) =>
  ({ stated: { letterNumber } }: Pick<Examined, "stated">) =>
    enteredNumber !== null && letterNumber !== null && isSameLetter(enteredNumber, letterNumber);

/** Return the letter's contents: the stored appointment, or entered values with a reserved number. */
async function scheduleOf(
  { db, now }: LetterScope,
  examinees: readonly Examined[],
  entered: LetterInput,
): Promise<LetterSchedule> {
  const { mcuPackageId, ...words } = entered;
  const divisionId = examinees[0]?.vessel.divisionId ?? 1;
  if (examinees.some(({ vessel }) => vessel.divisionId !== divisionId))
    throw refused("documents.mcu.differentSchedules");
  const option = mcuPackageId ? await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId") : null;
  const schedule = letterScheduleOf(
    examinees.map(({ person, stated }) => ({ fullName: person.fullName, stored: stated })),
    {
      ...words,
      letterNumber: examinees.find(isOnLetter(words.letterNumber))?.stated.letterNumber ?? words.letterNumber,
      package: option?.name ?? null,
      packageId: option?.id ?? null,
      notes: null,
    },
  );
  const { letterNumber } = schedule;
  const onLetter = examinees.filter(({ stated }) => stated.letterNumber === letterNumber);
  if (onLetter.some(({ stated }) => !isSameAppointment(stated, schedule)))
    throw refused("documents.mcu.differentSchedules");
  if (onLetter.length === examinees.length) return schedule;
  const letterClaim = { divisionId, typed: letterNumber, own: {}, now };
  return { ...schedule, letterNumber: await takeLetterNumber(db, letterClaim, schedule) };
}

/**
 * Generate one clinic letter for one or several joiners. Document 2 §7, product 5.13c and 5.18 @throws not-found,
 * rule for missing or differing appointments, conflict when another letter has the number
 */
export const generateLetter = write({
  name: "preparation.generate-mcu-letter",
  access: "preparation:mcu",
  input: mcuLetterInput,
  output: fileOf("application/pdf"),
  async run(scope, { crewIds, employeePreparationMcuIds: mcuIds, fileName, language, ...typed }) {
    const { db, actor, now, audit } = scope;
    const locale = language ?? scope.locale;
    const isOnThisLetter = isOnLetter(typed.letterNumber);
    const people = [...new Set([...crewIds, ...(await crewOf(db, mcuIds))])];
    const examinees = await examinedOf(
      db,
      actor,
      people,
      (appointment) => mcuIds.includes(appointment.id) || isOnThisLetter({ stated: appointment }),
    );
    const schedule = await scheduleOf(scope, examinees, typed);
    const { letterNumber } = schedule;
    const listed = examinees.map((examinee) => ({ one: examinee, proof: proofOf(examinee, actor) }));
    const identityViewed = listed.filter(({ proof }) => proof.isIdentity).map(({ one }) => one.person.id);
    const disclosures = identityViewed.map((crewId) => ({ crewId, classes: ["identity" as const] }));
    await recordSensitiveReads(db, { actor, now }, "preparation.generate-mcu-letter", disclosures);
    const body = await renderPdf(
      McuLetterDocument({
        people: listed.map(({ one, proof }) => examineeOf(one, proof.text, locale)),
        audience: "joiners",
        division: examinees[0]?.division ?? "",
        schedule,
        letterNumber,
        locale,
        generatedBy: actor.kind === "user" ? actor.name : actor.kind,
        now,
      }),
    );
    for (const { person, vessel } of examinees)
      audit({ subject: person.id, divisionId: vessel.divisionId, after: { letterNumber, rows: examinees.length } });
    return new FileAnswer(stampedName(now, fileName ?? `MCU_${letterNumber}`, "pdf"), "application/pdf", body);
  },
});
