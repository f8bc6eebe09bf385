import { createLookup } from "@/lib/features/lookups/create-lookup";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { listPublicLookups } from "@/lib/features/lookups/list-public-lookups";
import { creatorInput, creatorRequest, type CreatableKind } from "@/lib/features/lookups/schema";
import { withInput, withSchema, type Operation } from "@/lib/platform/operation";
import type { Calls } from "@/lib/platform/transport/controller";

const creator = (kind: CreatableKind) => ({
  ...withSchema(createLookup, creatorInput(kind)),
  callerInput: () => creatorRequest(kind),
});

const callsWith = (list: Operation): Calls => ({
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
  "GET GetAllMCUClinic": withInput(list, { kind: "mcu-clinic" }),
  "POST CreateMCUClinic": creator("mcu-clinic"),
  "GET GetAllSealingOfficer": withInput(list, { kind: "sealing-officer" }),
  "POST CreateSealingOfficer": creator("sealing-officer"),
  "GET GetAllFirstParty": withInput(list, { kind: "first-party" }),
  "POST CreateFirstParty": creator("first-party"),
  "GET GetAllMCUPackage": withInput(list, { kind: "mcu-package" }),
  "POST CreateMCUPackage": creator("mcu-package"),
  "GET GetAllMCUHealthStatusDegree": withInput(list, { kind: "mcu-health-status-degree" }),
  "POST CreateMCUHealthStatusDegree": creator("mcu-health-status-degree"),
  "GET GetAllBJSTType": withInput(list, { kind: "bjst-type" }),
  "POST CreateBJSTType": creator("bjst-type"),
  "GET GetAllPTKPGolongan": withInput(list, { kind: "ptkp" }),
  "POST CreatePTKPGolongan": creator("ptkp"),
  "GET GetAllAssessor": withInput(list, { kind: "assessor" }),
  "POST CreateAssessor": creator("assessor"),
  "GET GetAllTechnicalSuperintendent": withInput(list, { kind: "technical-superintendent" }),
  "POST CreateTechnicalSuperintendent": creator("technical-superintendent"),
  "GET GetAllMarineSuperintendent": withInput(list, { kind: "marine-superintendent" }),
  "POST CreateMarineSuperintendent": creator("marine-superintendent"),
  "GET GetAllDesignatedPersonAshore": withInput(list, { kind: "designated-person-ashore" }),
  "POST CreateDesignatedPersonAshore": creator("designated-person-ashore"),
});

/** The lookup lists that users may extend. Document 1 §7 */
export const addOptionCalls = callsWith(listLookups);

/** The same for visitors with a gate token. New options are pending; lists of staff and partners are closed to them. */
export const publicAddOptionCalls = callsWith(listPublicLookups);
