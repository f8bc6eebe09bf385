import { asc, eq } from "drizzle-orm";
import { positions } from "@/db/schema/positions";
import { listOfferedOf } from "@/lib/features/lookups/queries";
import { recordReads } from "@/lib/features/crew/reads.queries";
import { read } from "@/lib/platform/operation";
import { officeOf, seafarerOf } from "../mail-kind.queries";
import { standingOf } from "./judge.queries";
import { vesselLacks } from "./paper.rules";
import { placeOf, travelNumbersOf } from "./place.queries";
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
  async run({ db, actor, now }, wanted) {
    const place = await placeOf(db, actor, wanted);
    const { person, vessel, assignment } = place;
    const [ranks, options, numbers, standing, seafarer, admins] = await Promise.all([
      db
        .select({ id: positions.id, name: positions.name, nameEn: positions.nameEn })
        .from(positions)
        .where(eq(positions.divisionId, vessel.divisionId))
        .orderBy(asc(positions.seniority)),
      listOfferedOf(db, [...kinds]),
      travelNumbersOf(db, person.id),
      standingOf(db, place.preparationId),
      seafarerOf(db, person),
      officeOf({ db, actor }, person, { divisionId: vessel.divisionId, groups: ["admins"] }),
    ]);
    const optionsOf = (kind: (typeof kinds)[number]) =>
      options.filter((one) => one.kind === kind).map(({ id, name, nameId }) => ({ id, name, nameId }));
    const isAddendum = wanted.addendumOfId !== undefined;
    const last = standing.find((row) => (row.addendumOfId !== null) === isAddendum && (!isAddendum || !row.signedAt));
    await recordReads(db, { actor, now }, "preparation.get-pkl-form", [
      { crewId: person.id, classes: ["identity", "payroll"] },
    ]);
    return {
      divisionId: vessel.divisionId,
      crewName: person.fullName,
      employeeNumber: person.employeeNumber,
      idNumber: person.idNumber,
      currentRank: { name: place.currentRank.name, nameEn: place.currentRank.nameEn },
      seatRankId: place.seatRank.id,
      birthPlace: person.birthPlace,
      dateOfBirth: person.dateOfBirth,
      seafarerCode: person.seafarerCode,
      ...numbers,
      ptkpId: person.ptkpId,
      vesselName: vessel.name,
      principalName: place.principalName,
      from: assignment.startDate,
      to: assignment.endDate,
      hearers: [...(seafarer ? [seafarer.name] : []), ...admins.map(({ name }) => name)],
      seafarerHasAddress: seafarer !== null,
      openPklId: last?.id ?? null,
      openPklNumber: last?.documentNumber ?? null,
      vesselLacks: vesselLacks(vessel),
      ranks,
      ptkps: optionsOf("ptkp"),
      firstParties: optionsOf("first-party"),
      sealingOfficers: optionsOf("sealing-officer"),
      cities: optionsOf("city"),
      ports: optionsOf("port"),
    };
  },
});
