import { createLookup } from "@/lib/features/lookups/create-lookup";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { creatorInput, type CreatableKind } from "@/lib/features/lookups/schema";
import { withInput, withSchema } from "@/lib/platform/operation";
import type { Calls } from "@/lib/platform/transport/controller";

const creator = (kind: CreatableKind) => withSchema(createLookup, creatorInput(kind));

/** The option lists people may extend, for staff and, with a gate token, for visitors: theirs stay pending. */
export const additionalAddCalls: Calls = {
  "GET GetAllMCUClinic": withInput(listLookups, { kind: "mcu-clinic" }),
  "POST CreateMCUClinic": creator("mcu-clinic"),
  "GET GetAllSealingOfficer": withInput(listLookups, { kind: "sealing-officer" }),
  "POST CreateSealingOfficer": creator("sealing-officer"),
  "GET GetAllFirstParty": withInput(listLookups, { kind: "first-party" }),
  "POST CreateFirstParty": creator("first-party"),
  "GET GetAllVesselSize": withInput(listLookups, { kind: "vessel-size" }),
  "POST CreateVesselSize": creator("vessel-size"),
  "GET GetAllSchool": withInput(listLookups, { kind: "school" }),
  "POST CreateSchool": creator("school"),
  "GET GetAllDegree": withInput(listLookups, { kind: "degree" }),
  "POST CreateDegree": creator("degree"),
  "GET GetAllMajor": withInput(listLookups, { kind: "major" }),
  "POST CreateMajor": creator("major"),
  "GET GetAllInstitution": withInput(listLookups, { kind: "institution" }),
  "POST CreateInstitution": creator("institution"),
  "GET GetAllTraining": withInput(listLookups, { kind: "training" }),
  "POST CreateTraining": creator("training"),
  "GET GetAllSeaServicePosition": withInput(listLookups, { kind: "sea-service-position" }),
  "POST CreateSeaServicePosition": creator("sea-service-position"),
  "GET GetAllVesselType": withInput(listLookups, { kind: "vessel-type" }),
  "POST CreateVesselType": creator("vessel-type"),
  "GET GetAllCity": withInput(listLookups, { kind: "city" }),
  "POST CreateCity": creator("city"),
  "GET GetAllAssessor": withInput(listLookups, { kind: "assessor" }),
  "POST CreateAssessor": creator("assessor"),
  "GET GetAllBank": withInput(listLookups, { kind: "bank" }),
  "POST CreateBank": creator("bank"),
  "GET GetAllTechnicalSuperintendent": withInput(listLookups, { kind: "technical-superintendent" }),
  "POST CreateTechnicalSuperintendent": creator("technical-superintendent"),
  "GET GetAllMarineSuperintendent": withInput(listLookups, { kind: "marine-superintendent" }),
  "POST CreateMarineSuperintendent": creator("marine-superintendent"),
  "GET GetAllDesignatedPersonAshore": withInput(listLookups, { kind: "designated-person-ashore" }),
  "POST CreateDesignatedPersonAshore": creator("designated-person-ashore"),
  "GET GetAllPort": withInput(listLookups, { kind: "port" }),
  "POST CreatePort": creator("port"),
};
