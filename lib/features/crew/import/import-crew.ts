import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { prepareImport } from "./file.queries";
import { reportOf } from "./report.rules";
import { storePlan } from "./store.queries";
import { importCrewInput, importDone } from "./schema";
import type { PersonChanges } from "../sections/schema";

const fieldsOf = (changes: PersonChanges) =>
  Object.entries(changes).flatMap(([section, values]) => Object.keys(values).map((field) => `${section}.${field}`));

/**
 * Import people, certificates and travel documents in one transaction: all lines, or on request without the invalid
 * ones. People start off board. Bank details are not imported, because they need a second person. product 2.4 @throws
 * too-large, unsupported-type, invalid with the count of invalid lines or when nothing is left to do
 */
export const importCrew = write({
  name: "crew.import",
  access: "crew:import",
  input: importCrewInput,
  output: importDone,
  async run(scope, { fileContent, mode, skipWrongRows }) {
    const { db, actor, now, locale, audit } = scope;
    const { userId, divisionId } = userActorOf(actor);
    const { plan, facts, rows } = await prepareImport(scope, { fileContent, mode }, { isLocked: true });
    const report = reportOf(plan, { fileName: fileContent.name, mode, rows }, translator(locale));
    if (report.errors > 0 && !skipWrongRows)
      throw new AppError("invalid", "crew-import.hasErrors", { count: report.errors }, [
        { path: "fileContent", message: "crew-import.fixFirst" },
      ]);
    if (plan.creates.length + plan.updates.length + plan.documents.length === 0)
      throw new AppError("invalid", "crew-import.nothing", {}, [
        { path: "fileContent", message: "crew-import.nothing" },
      ]);
    const { created } = await storePlan({ db, now, userId, divisionId }, plan, facts);
    const { crew, certificates } = report;
    audit({
      subject: "import",
      divisionId,
      after: { fileName: report.fileName, mode, skipWrongRows, crew, certificates },
    });
    for (const id of created.values()) audit({ subject: id, divisionId, after: { imported: "created" } });
    for (const { id, changes } of plan.updates)
      audit({ subject: id, divisionId, after: { imported: "changed", changed: fieldsOf(changes) } });
    return { ...report, imported: true as const };
  },
});
