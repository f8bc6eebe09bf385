/** Ids of records that belong to another principal, another vessel, another person. */
export type Foreign = {
  employeeId: number;
  vesselId: number;
  vesselCrewId: number;
  principalId: number;
  userId: number;
  contactId: number;
};
type OwnedKey = keyof Foreign;

/** Names under which calls take such an id. */
export const ownedKeys: Record<string, OwnedKey> = {
  employeeId: "employeeId",
  otherEmployeeId: "employeeId",
  replacedEmployeeId: "employeeId",
  standInId: "contactId",
  crewId: "employeeId",
  emp: "employeeId",
  vesselId: "vesselId",
  vid: "vesselId",
  vesselCrewId: "vesselCrewId",
  vcid: "vesselCrewId",
  principalId: "principalId",
  clientId: "principalId",
  userId: "userId",
};

/** The record of a bare {id} by controller; null for records without an owner or with tests of their own. */
export const idNames: Record<string, OwnedKey | null> = {
  AdditionalAdd: null,
  Appraisal: null,
  AssessmentHistory: null,
  Billing: null,
  Calendar: null,
  Dropdown: null,
  Email: null,
  Evidence: null,
  Employee: "employeeId",
  EmployeeScheduling: null,
  FileDownload: null,
  JobOpening: null,
  JobPositionMarines: null,
  JobPositionTankers: null,
  GeneratePDF: null,
  Rates: null,
  RegisterCrews: null,
  SavedView: null,
  UJBM: null,
  Vessel: "vesselId",
  VesselCrew: "vesselId",
  VesselGanttChart: "vesselId",
  WorkOrder: null,
};

/** Ids every user may name: divisions, options, positions, and recruitment records, which have their own tests. */
export const sharedKeys = new Set([
  ...[
    "divisionId",
    "shipId",
    "jobPositionId",
    "positionId",
    "jobPositionMarineId",
    "jobPositionTankerId",
    "cityId",
    "vesselSizeId",
    "employmentTypeId",
    "operationAreaId",
    "payrollCategoryId",
    "mailId",
  ],
  ...[
    "technicalSuperintendentId",
    "technicalSuperintendentBackupId",
    "marineSuperintendentId",
    "marineSuperintendentBackupId",
    "designatedPersonAshoreId",
  ],
  ...[
    "navigationStatusId",
    "portId",
    "originPortId",
    "destinationPortId",
    "currentStatusId",
    "registerCrewId",
    "fileId",
  ],
  ...["employeeBlacklistLevelId", "evidenceFileId", "replyFileId"],
  ...["mcuPackageId", "mcuHealthDegreeId", "bjstTypeId", "attachmentId"],
  // What people prepare, which has tests of its own.
  ...["employeePreparationMcuId", "employeePreparationBjstId", "medicalCertificateId"],
  ...["employeePreparationPklId", "employeePreparationId", "supersedesId", "addendumOfId", "ptkpGolId"],
  // Questions and records of assignments, which have tests of their own.
  ...["assignmentId", "itemId", "vesselCrewExtensionId"],
  // Contracts, which have tests of their own.
  ...["contractManagementId", "contractAttachmentId"],
  // Schedules, which have tests of their own.
  ...["employeeSchedulingId", "scheduleId", "onboardLocationPortId", "offboardLocationPortId"],
  ...["statusId", "employeeSchedulingStatusId", "onBoardPortId", "offBoardPortId"],
  // Requests to chandlers and their files, which have tests of their own.
  ...["shipChandlerId", "requestedAttachmentId", "approvedVendorAttachmentId"],
  // Salary slips, payment runs and what is owed, which have tests of their own.
  ...["workOrderId", "lockId", "runId", "debtId"],
  // Bills, which have tests of their own.
  ...["assessmentHistoryMCUId", "employeePreparationMCUId", "employeeSchedulingDocumentId"],
  ...["invoiceId", "invoiceRowId", "noteId", "noteRowId", "paymentId"],
  // Appraisals and their questions, which have tests of their own.
  ...["employeeAppraisalId", "formId", "rankId", "documentAppraisalId"],
]);

const vessel = { vesselName: "MV Foreign", vesselType: 1, shipManagement: "Own" };
const account = {
  email: "rina.putri@example.test",
  firstName: "Rina",
  role: "crewmarine",
  subRole: "head",
  invite: true,
};

const agreement = ({ vesselId, employeeId }: Foreign) => ({
  vesselId,
  employeeId,
  pklDocumentNumber: "PKL/901",
  ptkpGolId: 1,
  docReleasedDate: "2026-11-20",
  shipCrewSealingOfficerName: "Agus Supriyanto",
  firstPartyName: "Harjanto Wibisono",
  position: "Crewing Manager",
  firstPartyOffice: "JAKARTA",
  initialRankAs: 1,
  seamanBookNo: "E 1",
  employeeNo: "M-1",
  shippingArea: "Tanjung Priok",
});

const entry = {
  employeeBlacklistLevelId: 2,
  startDate: "2026-10-01",
  reason: "conduct",
  description: "Left the watch without relief",
  evidenceFileId: "00000000-0000-4000-8000-000000000001",
  reviewDate: "2027-04-01",
};

const paper = { kind: "cop", number: "1", issued: "2024-01-01", expired: "2029-01-01" };
const days = { from: "2026-12-01", to: "2027-06-01" };
const bankAccount = { sequence: 1, bankName: "BCA", accountNumber: "1234567890", accountName: "Agus" };

const contract = {
  contractName: "Manning agreement",
  contractDate: "2026-01-01",
  contractExpiryDate: "2028-12-31",
  contractAttachmentId: "00000000-0000-4000-8000-000000000001",
};

const mailOf = ({ vesselCrewId, employeeId }: Foreign) => ({
  sendEmailType: "PlanningEmployeeReject",
  vesselCrewId,
  employeeId,
});

const extraPerson = {
  kind: "pilot",
  persons: 1,
  fromDay: "2026-11-02",
  toDay: "2026-11-02",
  paidBy: "agent",
};
const appraisal = ({ vesselCrewId, employeeId }: Foreign) => ({
  flag: "Upload",
  vesselCrewId,
  employeeId,
  dateOfReport: "2026-11-01",
  reportingPeriodFrom: "2026-08-01",
  reportingPeriodTo: "2026-11-01",
  reasonForTheReport: "special request",
  reportingOfficer: "Hendra Wijaya",
  reportingOfficerRank: "Master",
  master: "Hendra Wijaya",
});

const portCall = { usage: "OnBoard", date: "2026-12-20", portId: 1 };

const seatOf = ({ vesselId, vesselCrewId, employeeId }: Foreign) => ({
  vesselId,
  vesselCrewId,
  employeeId,
  jobPositionId: 1,
});

/** Calls that need more input than ids, and those whose ids have another meaning. */
export const scopeInputs: Record<string, (foreign: Foreign) => Record<string, unknown>> = {
  "POST WorkOrder/RecordCashOnBoard": ({ employeeId }) => ({
    crewId: employeeId,
    amount: "750.000",
    paidOn: "2026-01-05",
    note: "",
  }),
  "POST Users/Create": ({ employeeId, vesselId }) => ({
    ...account,
    role: "crewtanker",
    divisionId: 2,
    employeeId,
    vesselId,
  }),
  "POST Users/Update": ({ userId }) => ({ userId, oldRole: "crewingstaffmarine", newRole: "crewingstafftanker" }),
  "POST Vessel/InsertVesselDetail": ({ principalId }) => ({ ...vessel, vesselType: "Oil Product Tanker", principalId }),
  "POST Vessel/UpdateVesselDetail": ({ vesselId }) => ({ ...vessel, id: vesselId }),
  "POST ContractManagement/CreateContractManagement": ({ principalId }) => ({ ...contract, clientId: principalId }),
  "POST ContractManagement/UpdateContractManagement": ({ principalId }) => ({
    ...contract,
    clientId: principalId,
    contractManagementId: 999_999_907,
  }),
  "GET Vessel/GetPrincipalPeek/{id}": ({ principalId }) => ({ id: principalId }),
  "POST Vessel/UpdatePrincipal": ({ principalId }) => ({ id: principalId, name: "PT Foreign" }),
  "GET Vessel/GetPrincipalContacts": ({ principalId }) => ({ principalId }),
  "POST Vessel/InsertPrincipalContact": ({ principalId }) => ({
    principalId,
    name: "Rina",
    email: "rina@foreign.example",
  }),
  "POST Vessel/UpdatePrincipalContact": ({ contactId }) => ({
    id: contactId,
    name: "Rina",
    email: "rina@foreign.example",
  }),
  "POST Vessel/DeletePrincipalContact/{id}": ({ contactId }) => ({ id: contactId }),
  "POST Vessel/RetirePrincipal/{id}": ({ principalId }) => ({ id: principalId }),
  "GET Email/SendEmailVesselCrewPlanning": mailOf,
  "POST Email/SendEmailVesselCrewPlanning": mailOf,
  "GET Email/SendEmailVesselCrewAssignment": mailOf,
  "POST Email/SendEmailVesselCrewAssignment": mailOf,
  "GET VesselCrew/GetVesselCrewChange": ({ vesselId }) => ({ vesselId, from: "2026-12-01", to: "2026-12-31" }),
  "POST GenerateExcel/GenerateVesselCrewChange": ({ vesselId }) => ({ vesselId, from: "2026-12-01", to: "2026-12-31" }),
  "POST Appraisal/InsertEmployeeAppraisal": appraisal,
  "GET EmployeeScheduling/GetPortCallPreview": ({ vesselId }) => ({ vesselId, ...portCall }),
  "POST EmployeeScheduling/MovePortCall": ({ vesselId }) => ({
    vesselId,
    ...portCall,
    schedules: [{ id: 999_999_906 }],
  }),
  "POST ShipChandler/CreateNewShipChandlerRequest": ({ vesselId }) => ({
    vesselId,
    requesterName: "Rina Marpaung",
    requesterEmail: "rina@example.test",
    deliveryDate: `${new Date().getUTCFullYear() + 1}-06-01`,
    periodFrom: `${new Date().getUTCFullYear() + 1}-06-01`,
    portId: 1,
    requestedAttachmentId: "00000000-0000-4000-8000-000000000001",
  }),
  "POST VesselCrew/CheckInVesselCrew": (foreign) => ({
    ...seatOf(foreign),
    assignmentOn: "Next",
    schedule: "2026-11-20",
  }),
  "POST VesselCrew/CheckOutVesselCrew": (foreign) => ({
    ...seatOf(foreign),
    assignmentOn: "Current",
    schedule: "2026-11-20",
  }),
  "GET WorkOrder/GetBoardingDifference": ({ vesselId, employeeId }) => ({
    vesselId,
    employeeId,
    kind: "checkOut",
    schedule: "2026-10-20",
  }),
  "POST VesselCrew/AddVesselCrewAssignment": (foreign) => ({
    ...seatOf(foreign),
    assignmentOn: "Next",
    startAssignmentDate: "2027-01-10",
    endAssignmentDate: "2027-07-10",
  }),
  "POST VesselCrew/ReplaceVesselCrewAssignment": (foreign) => ({
    ...seatOf(foreign),
    employeeId: foreign.employeeId + 1,
    replacedEmployeeId: foreign.employeeId,
    assignmentOn: "Next",
    startAssignmentDate: "2027-01-10",
    endAssignmentDate: "2027-07-10",
  }),
  "POST VesselCrew/UpdateVesselCrewAssignment": (foreign) => ({
    ...seatOf(foreign),
    startAssignmentDate: "2027-01-10",
    endAssignmentDate: "2027-07-10",
  }),
  "POST EmployeePreparation/InsertPreparationMCU": ({ vesselId, employeeId }) => ({
    vesselId,
    employeeId,
    letterNumber: "901",
    schedule: `${new Date().getUTCFullYear()}-12-30`,
    mcuPackageId: 1,
    clinicName: "Klinik Bahari",
  }),
  "POST EmployeePreparation/InsertPreparationBJST": ({ vesselId, employeeId }) => ({
    vesselId,
    employeeId,
    bjstTypeId: 1,
    letterNumber: "B-1",
    startDate: `${new Date().getUTCFullYear()}-12-29`,
    endDate: `${new Date().getUTCFullYear()}-12-30`,
    place: "Jakarta",
  }),
  "GET EmployeePreparation/GetPreparationPKLWages": agreement,
  "POST EmployeePreparation/InsertPreparationPKL": agreement,
  "POST GeneratePDF/PreviewEmployeePreparationPKL": agreement,
  "POST VesselCrew/AssignmentApprovalPrincipal": (foreign) => ({ ...seatOf(foreign), assignmentStatus: "Confirmed" }),
  "POST VesselCrew/AssignmentApprovalEmployee": (foreign) => ({ ...seatOf(foreign), assignmentStatus: "Confirmed" }),
  "POST VesselCrew/AssignmentApprovalPrincipalAll": ({ vesselId }) => ({
    vesselId,
    proposals: [{ assignmentId: 1, version: 1 }],
    hasRead: true,
  }),
  "GET VesselCrew/GetVesselCrewExtensionPreview": ({ employeeId }) => ({ employeeId, extendedDate: "2027-03-01" }),
  "POST VesselCrew/InsertVesselCrewExtension": ({ employeeId }) => ({
    employeeId,
    extendedDate: "2027-03-01",
    extendedReason: "No relief before March",
    hasRead: true,
    consentName: "Agus Setiawan",
  }),
  "POST VesselCrew/InsertVesselCrewJobPosition": ({ vesselId }) => ({ vesselId, jobPositionId: 1 }),
  "POST Employee/RequestEmployeeDataSubject": ({ employeeId }) => ({
    employeeId,
    kind: "export",
    reason: "Asked by letter",
  }),
  "POST Employee/DecideEmployeeDataSubject": ({ employeeId }) => ({ id: employeeId, decision: "Approved" }),
  "POST Employee/InsertEmployeeBlacklist": ({ employeeId }) => ({ ...entry, employeeId }),
  "POST Employee/UpdateEmployeeDetail": ({ employeeId }) => ({
    employeeId,
    section: "contact",
    values: { address: "Jl. Perak 1" },
  }),
  "POST Employee/UpdateEmployeeSeaService": ({ employeeId }) => ({ employeeId, values: {} }),
  "POST Employee/InsertEmployeeBoardSchedule": ({ employeeId, vesselId }) => ({
    employeeId,
    vesselId,
    onBoard: "2024-01-01",
    offBoard: "2024-05-01",
  }),
  "POST Employee/InsertEmployeePaper": ({ employeeId }) => ({ employeeId, ...paper, name: "Forklift" }),
  "POST Employee/RenewEmployeePaper": ({ employeeId }) => ({ employeeId, ...paper, id: 1 }),
  "POST Employee/UpdateEmployeePaper": ({ employeeId }) => ({ employeeId, ...paper, id: 1 }),
  "POST Employee/AttachEmployeeScan": ({ employeeId }) => ({
    employeeId,
    kind: "cop",
    id: 1,
    attachment: entry.evidenceFileId,
  }),
  "POST Employee/RemoveEmployeePaper": ({ employeeId }) => ({ employeeId, kind: "cop", id: 1, reason: "Not theirs" }),
  "POST Employee/VerifyEmployeePaper": ({ employeeId }) => ({ employeeId, kind: "cop", id: 1, method: "online" }),
  "POST Employee/UnverifyEmployeePaper": ({ employeeId }) => ({ employeeId, kind: "cop", id: 1, reason: "Not theirs" }),
  "POST Employee/InsertEmployeeDocument": ({ employeeId }) => ({
    employeeId,
    type: "other",
    attachment: entry.evidenceFileId,
  }),
  "POST EmployeePreparation/InsertPreparationMedical": ({ employeeId }) => ({
    employeeId,
    medicalCertificateStatus: "FIT",
    examinationDate: "2026-01-01",
  }),
  "POST Employee/InsertEmployeeMedicalCertificate": ({ employeeId }) => ({
    employeeId,
    status: "FIT",
    examinationDate: "2026-01-01",
  }),
  "POST Employee/RemoveEmployeeMedicalCertificate": ({ employeeId }) => ({ employeeId, id: 1, reason: "Not theirs" }),
  "POST Employee/ChangeEmployeeBankAccount": ({ employeeId }) => ({ employeeId, ...bankAccount }),
  "POST Employee/RequestEmployeeChange": ({ employeeId }) => ({
    employeeId,
    section: "contact",
    values: { address: "Jl. Perak 1" },
  }),
  "POST Employee/DecideEmployeeChangeRequest": ({ employeeId }) => ({ id: employeeId, decision: "Approved" }),
  "POST Employee/ResignEmployee": ({ employeeId }) => ({
    employeeId,
    date: "2026-01-01",
    resignationClass: "voluntary",
    reason: "Another company",
  }),
  "POST Employee/RehireEmployee": ({ employeeId }) => ({ employeeId, date: "2026-01-01", reason: "Came back" }),
  "POST Employee/InsertEmployeeConflict": ({ employeeId }) => ({
    employeeId,
    otherEmployeeId: employeeId + 1,
    reason: "Fought",
  }),
  "GET Employee/CheckEmployeeCompliance": ({ employeeId, vesselId }) => ({ employeeId, vesselId, ...days }),
  "POST Rates/CreateRateDraft": () => ({ kind: "salary-matrix", effectiveFrom: "2031-01-01", source: "SK 1" }),
  "POST Rates/SaveRates": () => ({ id: 999_999_906, effectiveFrom: "2031-01-01", source: "SK 1", rows: [] }),
  "POST Rates/VerifyRates": () => ({ id: 999_999_906, checksum: "" }),
  "POST UJBM/CreateUJBMExtraPerson": ({ vesselId }) => ({ vesselId, ...extraPerson }),
  "POST UJBM/DeleteUJBMExtraPerson": () => ({ id: 999_999_906 }),
  "POST UJBM/RequestUJBMPayee": ({ vesselId }) => ({ vesselId, ...bankAccount, reason: "Shared account" }),
  "POST UJBM/DecideUJBMPayee": () => ({ id: 999_999_906, decision: "Approved" }),
  "POST GeneratePDF/GenerateVesselSalarySlips": ({ vesselId }) => ({ vesselId, year: 2026, month: 10 }),
  "POST Vessel/InsertVoyageDetail": ({ vesselId }) => ({ vesselId, navigationStatusId: 1, portId: 1 }),
};

/** Ids that only staff may choose: a principal's copy of a CV always bears the own name. */
export const ignoredForOthers: Record<string, OwnedKey[]> = { "POST GeneratePDF/GenerateCVEmployee": ["principalId"] };
