import { asc, eq } from "drizzle-orm";
import { positions } from "@/db/schema/positions";
import { listActiveOptionsOf } from "@/lib/features/lookups/queries";
import { recordSensitiveReads } from "@/lib/features/crew/sensitive-reads.queries";
import { read } from "@/lib/platform/operation";
import { officeRecipients, seafarerOf } from "../mail-kind.queries";
import { currentAgreementsOf } from "./wage-check.queries";
import { missingVesselFacts } from "./document.rules";
import { agreementSubjectOf, travelNumbersOf } from "./subject.queries";
import { pklFormInput, pklFormStart } from "./schema";

const kinds = ["ptkp", "first-party", "sealing-officer", "port", "city"] as const;

/**
 * Load the initial values of an agreement form: profile data, suggestions, lists and mail recipients. Document 2 §5
 * @throws not-found
 */
export const getPklForm = read({
  name: "preparation.get-pkl-form",
  access: "preparation:pkl",
  input: pklFormInput,
  output: pklFormStart,
  async run({ db, actor, now }, input) {
    const subject = await agreementSubjectOf(db, actor, input);
    const { person, vessel, assignment } = subject;
    const [ranks, options, numbers, agreements, seafarer, admins] = await Promise.all([
      db
        .select({ id: positions.id, name: positions.name, nameEn: positions.nameEn })
        .from(positions)
        .where(eq(positions.divisionId, vessel.divisionId))
        .orderBy(asc(positions.seniority)),
      listActiveOptionsOf(db, [...kinds]),
      travelNumbersOf(db, person.id),
      currentAgreementsOf(db, subject.preparationId),
      seafarerOf(db, person),
      officeRecipients({ db, actor }, person, { divisionId: vessel.divisionId, groups: ["admins"] }),
    ]);
    const optionsOf = (kind: (typeof kinds)[number]) =>
      options.filter((option) => option.kind === kind).map(({ id, name, nameId }) => ({ id, name, nameId }));
    const isAddendum = input.addendumOfId !== undefined;
    const replaceable = agreements.find(
      (row) => (row.addendumOfId !== null) === isAddendum && (!isAddendum || !row.signedAt),
    );
    await recordSensitiveReads(db, { actor, now }, "preparation.get-pkl-form", [
      { crewId: person.id, classes: ["identity", "payroll"] },
    ]);
    return {
      divisionId: vessel.divisionId,
      crewName: person.fullName,
      employeeNumber: person.employeeNumber,
      idNumber: person.idNumber,
      currentRank: { name: subject.currentRank.name, nameEn: subject.currentRank.nameEn },
      seatRankId: subject.seatRank.id,
      birthPlace: person.birthPlace,
      dateOfBirth: person.dateOfBirth,
      seafarerCode: person.seafarerCode,
      ...numbers,
      ptkpId: person.ptkpId,
      vesselName: vessel.name,
      principalName: subject.principalName,
      from: assignment.startDate,
      to: assignment.endDate,
      hearers: [...(seafarer ? [seafarer.name] : []), ...admins.map(({ name }) => name)],
      seafarerHasAddress: seafarer !== null,
      openPklId: replaceable?.id ?? null,
      openPklNumber: replaceable?.documentNumber ?? null,
      vesselLacks: missingVesselFacts(vessel),
      ranks,
      ptkps: optionsOf("ptkp"),
      firstParties: optionsOf("first-party"),
      sealingOfficers: optionsOf("sealing-officer"),
      cities: optionsOf("city"),
      ports: optionsOf("port"),
    };
  },
});
