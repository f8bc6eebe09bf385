import type { FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import { extentOf, fieldClassesOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { renderExcel } from "@/lib/platform/excel/render-excel";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { stampedName } from "@/lib/platform/files/stamped-name";
import { write } from "@/lib/platform/operation";
import { vesselDocumentInput } from "../on-board/schema";
import {
  certificatesOf,
  documentedVessel,
  lastPort,
  selectForDocuments,
  travelDocumentsOf,
  type DocumentedPerson,
} from "./queries";
import { crewListTable } from "./excel/crew-list-table";

/**
 * Return the visible field classes. Principals see travel documents unmasked on their own vessel's crew list. product
 * 5.12
 */
function classesOf(actor: Actor, person: DocumentedPerson): ReadonlySet<FieldClass> {
  const classes = fieldClassesOf(actor, person);
  return extentOf(viewerOf(actor, person), "travel") === "none" ? classes : new Set([...classes, "travel"]);
}

/** Generate IMO FAL form 5 of everyone on board. D2 §7, product 5.18. @throws not-found */
export const generateVesselCrewList = write({
  name: "vessels.generate-crew-list",
  access: "vessels:crew-documents",
  input: vesselDocumentInput,
  output: fileOf(sheetType),
  async run({ db, actor, now, locale, audit }, { vesselId }) {
    const vessel = await documentedVessel(db, actor, vesselId);
    const aboard = await selectForDocuments(db, vesselId);
    const ids = aboard.map(({ id }) => id);
    const [certificates, travel, previous] = [
      await certificatesOf(db, ids),
      await travelDocumentsOf(db, ids),
      await lastPort(db, vesselId, vessel.port),
    ];
    const people = aboard.map((person) => ({
      person,
      certificates: certificates(person.id),
      travel: travel(person.id),
      sees: classesOf(actor, person),
    }));
    const exportedBy = actor.kind === "user" ? actor.name : actor.kind;
    const body = await renderExcel(crewListTable({ vessel, people, lastPort: previous, locale, exportedBy, now }));
    audit({ subject: vesselId, divisionId: vessel.divisionId, after: { document: "crew-list", rows: people.length } });
    return new FileAnswer(stampedName(now, `Crew-List-${vessel.name}`, "xlsx"), sheetType, body);
  },
});
