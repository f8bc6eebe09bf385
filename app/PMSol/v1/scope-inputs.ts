/** Ids of records that belong to another principal, another vessel, another person. */
export type Foreign = { employeeId: number; vesselId: number; vesselCrewId: number; principalId: number; userId: number };
type OwnedKey = keyof Foreign;

/** Names under which calls take such an id. */
export const ownedKeys: Record<string, OwnedKey> = {
  employeeId: "employeeId",
  crewId: "employeeId",
  emp: "employeeId",
  vesselId: "vesselId",
  vid: "vesselId",
  vesselCrewId: "vesselCrewId",
  vcid: "vesselCrewId",
  principalId: "principalId",
  userId: "userId",
};

/** What a bare {id} of a controller names; null for records that are nobody's own or are kept apart by their own tests. */
export const idNames: Record<string, OwnedKey | null> = {
  AdditionalAdd: null,
  AssessmentHistory: null,
  Dropdown: null,
  Email: null,
  Employee: "employeeId",
  JobOpening: null,
  JobPositionMarines: null,
  JobPositionTankers: null,
  GeneratePDF: null,
  RegisterCrews: null,
  Vessel: "vesselId",
  VesselCrew: "vesselId",
  VesselGanttChart: "vesselId",
};

/** Ids anybody may name: divisions, options, positions, and records of recruitment, which has its own tests. */
export const sharedKeys = new Set([
  ...["divisionId", "shipId", "jobPositionId", "positionId", "jobPositionMarineId", "jobPositionTankerId", "cityId", "vesselSizeId", "employmentTypeId", "operationAreaId", "payrollCategoryId"],
  ...["technicalSuperintendentId", "technicalSuperintendentBackupId", "marineSuperintendentId", "marineSuperintendentBackupId", "designatedPersonAshoreId"],
  ...["navigationStatusId", "portId", "originPortId", "destinationPortId", "currentStatusId", "registerCrewId", "fileId"],
]);

const vessel = { vesselName: "MV Foreign", vesselType: 1, shipManagement: "Own" };
const account = { email: "rina.putri@example.test", firstName: "Rina", role: "crewmarine", subRole: "head" };

/** Calls that need more than ids before the record is looked for, and those whose ids have another meaning than their name's. */
export const scopeInputs: Record<string, (foreign: Foreign) => Record<string, unknown>> = {
  "POST Users/Create": ({ employeeId, vesselId }) => ({ ...account, role: "crewtanker", employeeId, vesselId }),
  "POST Users/Update": ({ userId }) => ({ userId, oldRole: "crewingstaffmarine", newRole: "crewingstafftanker" }),
  "POST Vessel/InsertVesselDetail": ({ principalId }) => ({ ...vessel, vesselType: "Oil Product Tanker", principalId }),
  "POST Vessel/UpdateVesselDetail": ({ vesselId }) => ({ ...vessel, id: vesselId }),
  "POST Vessel/UpdatePrincipal": ({ principalId }) => ({ id: principalId, name: "PT Foreign" }),
  "POST Vessel/RetirePrincipal/{id}": ({ principalId }) => ({ id: principalId }),
  "POST Vessel/InsertVoyageDetail": ({ vesselId }) => ({ vesselId, navigationStatusId: 1, portId: 1 }),
};
