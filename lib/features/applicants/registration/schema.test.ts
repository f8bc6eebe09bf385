import { sampleRegistration } from "@/db/testing/personal/sample-person";
import { appliedFields } from "@/lib/features/crew/person-fields.rules";
import "@/lib/platform/validation";
import type { RegistrationContext } from "./fields.schema";
import { bankSchema, documentsSchema, personalSchema, trainingSchema } from "./schema";

const context: RegistrationContext = { today: "2026-11-20", isCadet: false, required: [] };
const file = "0b9a5cf6-6c3e-4c43-8a53-0c5b0a0c7a11";
const person = {
  ...sampleRegistration(),
  crewOrigin: "WNI",
  fullName: "Siti",
  sex: "Female",
  birthPlace: "Makassar",
  dateOfBirth: "1995-02-28",
  maritalStatus: "3",
  nationality: "1",
  photo: file,
  photoKtp: file,
  idNumber: "7371 0168 0295 0001",
  kkNumber: "7371016802950002",
  seafarerIdNumber: "6211576805",
  seamanBookNumber: "e 143100",
  emailAddress: " Siti@Example.com ",
  phoneNumber: "0411-123456",
  address: "Jl. Nusantara 1",
  nextOfKin: { fullName: "Ahmad", phoneNumber: "+62411654321", address: "Jl. Nusantara 1" },
  educationHistory: [
    {
      universityName: "PIP Makassar",
      degree: "D-III",
      major: "Nautika",
      gpa: "",
      entryYear: "2013",
      graduationYear: "2016",
      city: "Makassar",
    },
  ],
};
const problems = (change: object, given: Partial<RegistrationContext> = {}) => {
  const result = personalSchema({ ...context, ...given }, appliedFields).safeParse({ ...person, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("accepts and normalizes a complete person", () => {
  const result = personalSchema(context, appliedFields).parse(person);
  expect(result).toMatchObject({
    emailAddress: "siti@example.com",
    phoneNumber: "+62411123456",
    idNumber: "7371016802950001",
    seamanBookNumber: "E143100",
    religion: null,
  });
});

test.each([
  ["a child of 17", { dateOfBirth: "2008-11-21" }, "dateOfBirth: applicants.tooYoung?age=18"],
  ["a NIK of 15 digits", { idNumber: "737101680295000" }, "idNumber: applicants.nikInvalid"],
  ["a date that does not exist", { dateOfBirth: "1995-02-30" }, "dateOfBirth: validation.date"],
  ["a name with digits", { fullName: "Siti 2" }, "fullName: applicants.nameInvalid"],
  [
    "a next of kin with the same e-mail",
    { nextOfKin: { ...person.nextOfKin, emailAddress: "siti@example.com" } },
    "nextOfKin.emailAddress: applicants.nextOfKinEmailSame",
  ],
  ["no education", { educationHistory: [] }, "educationHistory: applicants.educationRequired"],
  ["a passport without its photo", { passportId: "C1234567" }, "photoPassport: validation.required"],
  [
    "a foreigner without passport",
    { crewOrigin: "WNA", idNumber: "", photoKtp: null },
    "passportId: validation.required",
  ],
  ["a blank height", { height: "" }, "height: validation.required"],
  ["a right-to-left override", { address: "Jl. \u202e1" }, "address: validation.controlCharacters?code=202E"],
])("refuses %s on its field", (_name, change, problem) => {
  expect(problems(change)).toContain(problem);
});

test("accepts a cadet of 16", () => {
  expect(problems({ dateOfBirth: "2009-11-20" }, { isCadet: true })).toEqual([]);
});

test("requires no NIK of a foreigner", () => {
  expect(
    problems({
      crewOrigin: "WNA",
      idNumber: "",
      kkNumber: "",
      photoKtp: null,
      passportId: "P1234567A",
      photoPassport: file,
    }),
  ).toEqual([]);
});

test("requires all or none of the second bank account", () => {
  const first = { bankName1: "BCA", accountNumber1: "1234567890", accountName1: "Siti" };
  expect(bankSchema().safeParse({ ...first, bankName2: "" }).success).toBe(true);
  const result = bankSchema().safeParse({ ...first, bankName2: "BNI" });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(["accountNumber2", "accountName2"]);
});

test("stores a duplicate position at the same company once", () => {
  const service = {
    companyName: "PT A",
    position: "AB",
    vesselName: "A1",
    vesselType: "Tug",
    onBoard: "2020-01-01",
    offBoard: "2020-06-01",
  };
  const parsed = trainingSchema(context).parse({ seaServices: [service, { ...service, vesselName: "A2" }] });
  expect(parsed.seaServices.map(({ vesselName }) => vesselName)).toEqual(["A1"]);
});

test("reports field and cross-field errors together, one per field", () => {
  const found = problems({ fullName: "x", idNumber: "12", kkNumber: "", photoKtp: null, passportId: "C1234567" });
  expect(found).toEqual(
    expect.arrayContaining([
      "fullName: applicants.nameInvalid",
      "idNumber: applicants.nikInvalid",
      "kkNumber: validation.required",
      "photoKtp: validation.required",
      "photoPassport: validation.required",
    ]),
  );
  expect(found.filter((problem) => problem.startsWith("idNumber"))).toHaveLength(1);
  expect(problems({ nextOfKin: null })).not.toEqual([]);
  expect(
    bankSchema()
      .safeParse({ bankName2: "BNI" })
      .error?.issues.map(({ path }) => path[0]),
  ).toEqual(["bankName1", "accountNumber1", "accountName1", "accountNumber2", "accountName2"]);
});

test("reports missing certificate data together with row errors, one per field", () => {
  const required = [
    {
      certificateId: 7,
      kind: "cop" as const,
      name: "Basic Safety Training",
      nameId: "Basic Safety Training",
      neverExpires: false,
      minMonthsValid: 0,
    },
    { certificateId: 8, kind: "cop" as const, name: "SCRB", nameId: "SCRB", neverExpires: false, minMonthsValid: 0 },
    { certificateId: 1, kind: "coc" as const, name: "ANT I", nameId: "ANT I", neverExpires: false, minMonthsValid: 0 },
  ];
  const row = {
    certificateId: "7",
    certificateName: "BST",
    certificateNumber: "",
    issued: "2027-01-01",
    expired: "",
    noExpiry: false,
    attachment: null,
  };
  const judged = documentsSchema({ ...context, required }).safeParse({
    cop: [row],
    coc: [{ certificateName: "ANT I", certificateNumber: "1", issued: "2020-01-01", expired: "x", attachment: "" }],
  });
  const found = judged.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message.split("?")[0]}`) ?? [];
  expect(found).toEqual(
    expect.arrayContaining([
      "cop.0.certificateNumber: validation.required",
      "cop.0.issued: applicants.notInFuture",
      "cop.0.expired: applicants.expiryOrNone",
      "cop.0.attachment: validation.required",
      "cop: applicants.certificateMissing",
      "coc.0.expired: validation.date",
      "coc.0.attachment: validation.required",
    ]),
  );
  expect(found.filter((problem) => problem.startsWith("cop.0.expired"))).toEqual([
    "cop.0.expired: applicants.expiryOrNone",
  ]);
  for (const odd of [{ cop: null }, { cop: "x", coc: [null] }, {}])
    expect(documentsSchema({ ...context, required }).safeParse(odd).success).toBe(false);
});

test("requires the nationality of foreigners only", () => {
  expect(problems({ nationality: "" })).toEqual([]);
  const foreigner = { crewOrigin: "WNA", passportId: "P1234567A", photoPassport: file };
  expect(problems({ ...foreigner, nationality: "" })).toEqual(["nationality: validation.required"]);
  expect(problems({ ...foreigner, nationality: "4" })).toEqual([]);
});
