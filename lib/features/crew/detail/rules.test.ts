import { sampleSizes } from "@/db/testing/personal/sample-person";
import type { UserActor } from "@/lib/access/actor";
import { asRecord } from "@/lib/platform/unknown-record";
import type { Viewer } from "../fields.rules";
import { shownFields } from "../person-fields.rules";
import { detailOf, shownClasses } from "./rules";

type Facts = Parameters<typeof detailOf>[0];
const today = "2026-11-20";
const at = "2026-01-01T00:00:00Z";
const file = { fileId: "f-1", fileName: "scan.pdf", contentType: "application/pdf", size: 9 };
const option = (id: number, name: string) => ({ id, name, nameId: name });
const seen = { verifiedAt: at, verifiedBy: "Sari", verificationMethod: null, verificationNote: null };
const paper = { issued: "2024-01-01", expired: "2027-01-01", description: null, createdAt: at, createdBy: "Sari" };
const person = {
  id: 7,
  version: 3,
  divisionId: 1,
  positionId: 4,
  vesselTypeId: 2,
  vesselId: 3,
  employeeNumber: "M-00007",
  fullName: "Agus Setiawan",
  crewOrigin: "WNI",
  seafarerCode: "6211576805",
  sex: "Male",
  birthPlace: "Surabaya",
  dateOfBirth: "1990-04-12",
  religionId: 1,
  maritalStatusId: 2,
  idNumber: "3578101204900001",
  kkNumber: "3578101204900002",
  npwpNumber: "123456789012345",
  bpjsKesehatanNumber: "0001234567890",
  bpjsKetenagakerjaanNumber: "12345678901",
  ptkpId: 5,
  height: 172,
  weight: 70,
  bmi: 23.7,
  ...sampleSizes(),
  phone: "+628123456789",
  email: "agus@example.com",
  address: "Perak",
  nextOfKinName: "Siti",
  nextOfKinRelation: "Wife",
  nextOfKinPhone: "+62812",
  nextOfKinEmail: null,
  nextOfKinAddress: "Perak",
  employmentTypeId: 6,
  joinedOn: "2024-01-10",
  applicantId: null,
  resignedOn: null,
  resignationClass: null,
  resignationReason: null,
  processingStoppedAt: null,
  status: "on-board",
  statusSince: "2026-09-01",
  plannedOffBoard: "2027-03-01",
  missingCertificates: 2,
  firstCertificateExpiry: "2027-01-01",
  nextPaperExpiry: "2027-01-01",
  createdAt: new Date(at),
  updatedAt: new Date(at),
};
const row = {
  person,
  names: {
    division: "Marine",
    position: "Able Seaman",
    positionNameId: "Juru Mudi",
    positionLevel: "support",
    vesselType: "Tug Boat",
    vesselTypeNameId: "Kapal Tunda",
    latestVessel: "MV Satu",
    updatedBy: null,
  },
  nationality: option(60, "Indonesian"),
  religion: option(1, "Islam"),
  maritalStatus: option(2, "Married"),
  employmentType: { name: "Contract", nameId: "Kontrak" },
  ptkp: "K/1",
  photo: file,
  level: 2,
  openChangeRequests: 4,
  openBankRequests: 1,
  planned: 2,
};
const certificate = {
  id: 1,
  certificateNumber: "MC-9",
  status: "Fit With Restriction",
  restriction: "Glasses at sea",
  examinationDate: "2026-01-01",
  validUntil: "2028-01-01",
  createdAt: new Date(at),
};
// Only the columns the rules read.
const facts = {
  row,
  required: [],
  sections: {
    certificates: [{ id: 1, kind: "cop", certificateId: null, name: "Forklift", number: "F-1", ...paper, ...seen }],
    educations: [{ id: 1, universityName: "PIP" }],
    trainings: [{ id: 1, training: "BRM", issued: "2025-01-01", expired: null }],
    services: [
      {
        id: 1,
        companyName: "PT A",
        position: "AB",
        vesselType: "Tug",
        vesselName: "MT Satu",
        onBoard: "2024-01-01",
        offBoard: "2024-12-31",
        grt: 500,
      },
    ],
    travel: [
      {
        id: 1,
        kind: "passport",
        documentName: "Passport",
        documentNumber: "C1234567",
        ...paper,
        ...seen,
        attachment: file,
      },
    ],
    documents: [
      { id: 1, type: "ktp", label: "KTP", ...seen, createdAt: at },
      { id: 2, type: "bank-book", label: "BCA", ...seen, createdAt: at },
      { id: 3, type: "photo", label: "Portrait", ...seen, createdAt: at },
    ],
    statuses: [
      { id: 1, event: "hired", fromStatus: null, toStatus: "off-board", effectiveOn: "2024-01-10", createdAt: at },
    ],
  },
  accounts: [{ id: 1, sequence: 1, bankName: "BCA", accountNumber: "1420012345678", accountName: "Agus" }],
  medicals: [{ certificate, createdBy: "Sari", attachment: file }],
} as unknown as Facts;

const actor: UserActor = {
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role: "crewingadminmarine",
  subRole: null,
  divisionId: 1,
};
const detailFor = (viewer: Viewer, changes: object = {}) =>
  detailOf({ ...facts, row: { ...facts.row, person: { ...facts.row.person, ...changes } } }, { actor, viewer, today });

const allOf = (values: unknown[]) => values.filter(Boolean).join(" ");
/** Show one field of each class, and for partly visible classes both parts. */
const shownOf = (viewer: Viewer) => {
  const { personal, contact, nextOfKin, physical, employment, ...detail } = detailFor(viewer);
  return {
    birth: personal.dateOfBirth,
    certificates: detail.cop && detail.cop.length,
    passport: detail.travelDocuments?.[0]?.documentNumber,
    scan: detail.travelDocuments?.[0]?.attachment?.fileId,
    phone: contact.phoneNo,
    kin: nextOfKin.phoneNumber,
    sizes: allOf(
      shownFields("physical").flatMap(({ name, input }) => (input.kind === "size" ? [asRecord(physical)[name]] : [])),
    ),
    nik: personal.idCardNo,
    religion: personal.religion.name,
    tax: [personal.npwpNumber, employment.ptkp, detail.bank && "bank"].filter(Boolean).join(),
    medical: [detail.medical?.status, detail.medical?.validUntil, detail.medical?.restriction].filter(Boolean).join(),
    register: detail.suitabilityLevelId,
    papers: detail.documents.map(({ type }) => type).join(),
    requests: detail.openChangeRequests,
    history: detail.statusHistory && detail.statusHistory.length,
  };
};
const fullView = {
  birth: "1990-04-12",
  certificates: 1,
  passport: "C1234567",
  scan: "f-1",
  phone: "+628123456789",
  kin: "+62812",
  sizes: allOf(Object.values(sampleSizes())),
  nik: "3578101204900001",
  religion: "Islam",
  tax: "123456789012345,K/1,bank",
  register: 2,
  medical: "Fit With Restriction,2028-01-01,Glasses at sea",
  papers: "ktp,bank-book,photo",
  requests: 4,
  history: 1,
};
const emptyView = {
  birth: null,
  certificates: null,
  passport: undefined,
  scan: undefined,
  phone: null,
  kin: null,
  sizes: "",
  nik: null,
  religion: null,
  tax: "",
  medical: "",
  register: null,
  papers: "photo",
  requests: null,
  history: null,
};
const plannerView = { ...fullView, nik: null, religion: null, tax: "", medical: "", papers: "photo" };

test.each<[Viewer, object]>([
  ["SA", fullView],
  ["AD", fullView],
  ["MG", fullView],
  ["ST", fullView],
  ["CR", fullView],
  ["PL", plannerView],
  ["PD", plannerView],
  ["SV", { ...plannerView, medical: fullView.medical, register: null }],
  [
    "FN",
    {
      ...emptyView,
      phone: "+628123456789",
      nik: fullView.nik,
      tax: fullView.tax,
      papers: "bank-book,photo",
      requests: 1,
    },
  ],
  [
    "VH",
    {
      ...emptyView,
      birth: "1990-04-12",
      certificates: 1,
      passport: "C1234567",
      scan: "f-1",
      kin: "+62812",
      sizes: allOf(Object.values(sampleSizes())),
      medical: "Fit With Restriction,Glasses at sea",
    },
  ],
  [
    "PR",
    {
      ...emptyView,
      birth: "1990-04-12",
      certificates: 1,
      passport: "•••• 4567",
      scan: undefined,
      medical: "Fit With Restriction,2028-01-01",
    },
  ],
  ["passer-by", emptyView],
])("shows %s the permitted part of a record", (viewer, expected) => {
  expect(shownOf(viewer)).toEqual(expected);
});

test("shows the status and date without a bar to viewers without the register", () => {
  const barred = { status: "blacklist", statusSince: "2026-10-01", vesselId: null };
  expect(detailFor("AD", barred)).toMatchObject({ status: "blacklist", statusSince: "2026-10-01", statusDays: 50 });
  const statuses = [
    { ...facts.sections.statuses[0], event: "barred", fromStatus: "off-board", toStatus: "blacklist" },
    { ...facts.sections.statuses[0], event: "signed-off", fromStatus: "on-board", effectiveOn: "2026-08-01" },
  ] as unknown as Facts["sections"]["statuses"];
  const shownDetail = detailOf(
    {
      ...facts,
      row: { ...facts.row, person: { ...facts.row.person, ...(barred as Partial<Facts["row"]["person"]>) } },
      sections: { ...facts.sections, statuses },
    },
    { actor, viewer: "SV", today },
  );
  expect(shownDetail).toMatchObject({ status: "off-board", statusSince: "2026-08-01", isResigned: false });
  expect(shownDetail.statusHistory?.map(({ event }) => event)).toEqual(["signed-off"]);
});

test("counts days from today, and names a vessel only while on board", () => {
  expect(detailFor("AD")).toMatchObject({
    statusDays: 80,
    daysToOffBoard: 101,
    vesselName: "MV Satu",
    jobPositionMarineId: 4,
    jobPositionTankerId: null,
    personal: { age: 36, passportNo: "C1234567", seamanBookNo: null },
  });
  expect(detailFor("AD", { divisionId: 2, vesselId: null, plannedOffBoard: null })).toMatchObject({
    vesselName: null,
    lastVesselName: "MV Satu",
    daysToOffBoard: null,
    jobPositionMarineId: null,
    jobPositionTankerId: 4,
  });
});

test("logs the sensitive classes the record shows", () => {
  const logged = (viewer: Viewer) => shownClasses(detailFor(viewer));
  expect(logged("AD")).toEqual(["identity", "payroll", "medical", "suitability"]);
  expect(logged("FN")).toEqual(["identity", "payroll"]);
  expect(logged("PR")).toEqual(["medical"]);
  expect(logged("PL")).toEqual(["suitability"]);
  expect(logged("passer-by")).toEqual([]);
});
