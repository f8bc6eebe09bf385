import { createLookup } from "@/lib/features/lookups/create-lookup";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listPublicLookups } from "@/lib/features/lookups/list-public-lookups";
import { creatorInput, type CreatableKind } from "@/lib/features/lookups/schema";
import { withInput, withSchema, type Operation } from "@/lib/platform/operation";
import type { Calls } from "@/lib/platform/transport/controller";

const creator = (kind: CreatableKind) => withSchema(createLookup, creatorInput(kind));

/** The lists that name nobody. */
const openLists = (list: Operation): Calls => ({
  "GET GetAllVesselSize": withInput(list, { kind: "vessel-size" }),
  "POST CreateVesselSize": creator("vessel-size"),
  "GET GetAllSchool": withInput(list, { kind: "school" }),
  "POST CreateSchool": creator("school"),
  "GET GetAllDegree": withInput(list, { kind: "degree" }),
  "POST CreateDegree": creator("degree"),
  "GET GetAllMajor": withInput(list, { kind: "major" }),
  "POST CreateMajor": creator("major"),
  "GET GetAllInstitution": withInput(list, { kind: "institution" }),
  "POST CreateInstitution": creator("institution"),
  "GET GetAllTraining": withInput(list, { kind: "training" }),
  "POST CreateTraining": creator("training"),
  "GET GetAllSeaServicePosition": withInput(list, { kind: "sea-service-position" }),
  "POST CreateSeaServicePosition": creator("sea-service-position"),
  "GET GetAllVesselType": withInput(list, { kind: "vessel-type" }),
  "POST CreateVesselType": creator("vessel-type"),
  "GET GetAllCity": withInput(list, { kind: "city" }),
  "POST CreateCity": creator("city"),
  "GET GetAllBank": withInput(list, { kind: "bank" }),
  "POST CreateBank": creator("bank"),
  "GET GetAllPort": withInput(list, { kind: "port" }),
  "POST CreatePort": creator("port"),
});

/** With a gate token: what visitors add stays pending. */
export const publicAdditionalAddCalls = openLists(listPublicLookups);

/** The option lists people may extend; those with names of staff and partners are for who signs in. */
export const additionalAddCalls: Calls = {
  ...openLists(listLookups),
  "GET GetAllMCUClinic": withInput(listLookups, { kind: "mcu-clinic" }),
  "POST CreateMCUClinic": creator("mcu-clinic"),
  "GET GetAllSealingOfficer": withInput(listLookups, { kind: "sealing-officer" }),
  "POST CreateSealingOfficer": creator("sealing-officer"),
  "GET GetAllFirstParty": withInput(listLookups, { kind: "first-party" }),
  "POST CreateFirstParty": creator("first-party"),
  "GET GetAllAssessor": withInput(listLookups, { kind: "assessor" }),
  "POST CreateAssessor": creator("assessor"),
  "GET GetAllTechnicalSuperintendent": withInput(listLookups, { kind: "technical-superintendent" }),
  "POST CreateTechnicalSuperintendent": creator("technical-superintendent"),
  "GET GetAllMarineSuperintendent": withInput(listLookups, { kind: "marine-superintendent" }),
  "POST CreateMarineSuperintendent": creator("marine-superintendent"),
  "GET GetAllDesignatedPersonAshore": withInput(listLookups, { kind: "designated-person-ashore" }),
  "POST CreateDesignatedPersonAshore": creator("designated-person-ashore"),
};
