import { divisions } from "@/db/enums/divisions";
import { fieldClassesOf } from "@/lib/features/crew/fields.rules";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { vesselDocumentInput } from "../on-board/schema";
import { certificatesOf, documentedVessel, requirementsOf, seaServicesOf, selectForDocuments } from "./queries";
import { marineMatrixTable } from "./excel/marine-matrix-table";
import { tankerMatrixTable } from "./excel/tanker-matrix-table";

const officerLevels: readonly string[] = ["management", "operational"];

/**
 * Generate the crew matrix: officers with experience for tankers, all certificates against the matrix for marine
 * vessels. D2 §7, product 5.18.
 * @throws not-found
 */
export const generateVesselCrewMatrix = write({
  name: "vessels.generate-crew-matrix",
  access: "vessels:crew-documents",
  input: vesselDocumentInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { vesselId }) {
    const vessel = await documentedVessel(db, actor, vesselId);
    const isTanker = vessel.divisionId === divisions.tanker;
    const aboard = (await selectForDocuments(db, vesselId)).filter(
      (person) =>
        (!isTanker || officerLevels.includes(person.position.level)) &&
        fieldClassesOf(actor, person).has("professional"),
    );
    const ids = aboard.map(({ id }) => id);
    const certificates = await certificatesOf(db, ids);
    const sheet = { vessel, locale, exportedBy: actor.kind === "user" ? actor.name : actor.kind, now };
    const people = aboard.map((person) => ({ person, certificates: certificates(person.id) }));
    const services = isTanker ? await seaServicesOf(db, ids) : null;
    const required = services
      ? []
      : await requirementsOf(db, vessel.vesselTypeId, [...new Set(aboard.map(({ position }) => position.id))]);
    const table = services
      ? tankerMatrixTable({ ...sheet, officers: people.map((one) => ({ ...one, services: services(one.person.id) })) })
      : marineMatrixTable({ ...sheet, people, required });
    const body = await renderExcel(table);
    audit({
      subject: vesselId,
      divisionId: vessel.divisionId,
      after: { document: "crew-matrix", rows: people.length },
    });
    return new FileAnswer(stampedName(now, `Crew-Matrix-${vessel.name}`, "xlsx"), sheetType, body);
  },
});
