import { can } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { refused } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { renderPdf } from "@/lib/platform/pdf/render-pdf";
import { mcuHistory, selectedApplicants } from "./queries";
import { mcuLetterInput } from "./schema";
import { takeLetterNumber } from "@/lib/features/preparation/letters/number.queries";
import { readLetterNumber } from "@/lib/features/preparation/letters/number.rules";
import { mcuScheduleOf } from "./mcu-letter.rules";
import { McuLetterDocument } from "@/lib/features/preparation/letters/pdf/mcu-letter-document";
import { examineesOnLetter } from "./rules";

/**
 * Generate one clinic letter for one or several applicants. An entered number is reserved like a scheduled one.
 * Document 1 §7, product 5.13c and 5.18. @throws not-found, rule for a missing schedule or differing schedules,
 * conflict when another letter has the number
 */
export const generateMcuLetter = write({
  name: "applicants.generate-mcu-letter",
  access: "applicants:mcu-schedule",
  input: mcuLetterInput,
  output: fileOf("application/pdf"),
  async run({ db, actor, now, locale, audit }, { ids, language, ...typed }) {
    const selected = await selectedApplicants(db, actor, ids);
    const schedule = mcuScheduleOf(selected, await mcuHistory(db, ids), typed);
    const divisionId = selected[0]?.divisionId ?? 1;
    if (selected.some((person) => person.divisionId !== divisionId)) throw refused("documents.mcu.differentSchedules");
    const letterNumber = typed.letterNumber
      ? await takeLetterNumber(db, { divisionId, typed: typed.letterNumber, own: { applicantIds: ids }, now }, schedule)
      : (readLetterNumber(schedule.letterNumber, divisionId, dayOf(now))?.letter ?? schedule.letterNumber);
    const body = await renderPdf(
      McuLetterDocument({
        people: examineesOnLetter(selected, {
          canViewIdentity: can(actor, "applicants:edit"),
          locale: language ?? locale,
        }),
        audience: "applicants",
        division: selected[0]?.division ?? "",
        schedule,
        letterNumber,
        locale: language ?? locale,
        generatedBy: actor.kind === "user" ? actor.name : actor.kind,
        now,
      }),
    );
    for (const person of selected) audit({ subject: person.id, divisionId, after: { rows: selected.length } });
    return new FileAnswer(stampedName(now, `MCU_${letterNumber}`, "pdf"), "application/pdf", body);
  },
});
