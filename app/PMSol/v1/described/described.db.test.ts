import { createConfig, lintFromString } from "@redocly/openapi-core";
import { sql } from "drizzle-orm";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer } from "@/db/testing/crew";
import { lookupId, openingForm, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sampleOf } from "@/db/testing/sample-of";
import { sessionCookie } from "@/db/testing/session-cookie";
import { fleet } from "@/db/testing/two-fleets";
import type { Executor } from "@/db/client";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { asRecord } from "@/lib/platform/record";
import { callTable, type Call } from "../call-table";
import { controllers } from "../controllers";
import { openApiDocument } from "../openapi.json/document";

afterAll(closeDatabase);

const document = openApiDocument("https://crewing.nakhoda.test");

test("the document keeps every rule its trade recommends", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, absoluteRef: "/openapi.json" });
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
});

type Parameter = { name: string; in: string; required?: boolean; schema: unknown };

function describedOf({ method, path }: Call) {
  const operation = asRecord(asRecord(asRecord(document.paths)[path])[method.toLowerCase()]);
  const [content] = Object.entries(asRecord(asRecord(operation.requestBody).content));
  const parameters = operation.parameters as Parameter[]; // Written by requestOf.
  return { parameters, type: content?.[0], schema: asRecord(content?.[1]).schema };
}

/** So that a record with the id 1 came with the schema or is not there, whatever ran before in this database. */
const countFromAThousand = (db: Executor) =>
  db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 1), 1000))
    from pg_sequences where schemaname = 'public'`);

/** Records that are there, under the names callers have for them; other ids are 1. */
async function stored(db: Executor) {
  await countFromAThousand(db);
  const own = await fleet(db);
  const opening = await openOpening(db);
  const applicant = await applicantAt(db, "screening", opening);
  const other = await seafarer(db);
  const { positionId, shipId, vesselSizeId, employmentTypeId, cityId } = await openingForm(db);
  const [port, superintendent] = await Promise.all([lookupId(db, "port"), lookupId(db, "technical-superintendent")]);
  const marine = await lookupId(db, "marine-superintendent");
  return {
    ...own,
    employeeId: other.id,
    jobOpeningId: opening.id,
    joi: opening.id,
    applicantId: applicant.id,
    positionId,
    shipId,
    vesselSizeId,
    employmentTypeId,
    cityId,
    portId: port,
    originPortId: port,
    destinationPortId: port,
    navigationStatusId: await lookupId(db, "navigation-status"),
    technicalSuperintendentId: superintendent,
    technicalSuperintendentBackupId: superintendent,
    marineSuperintendentId: marine,
    marineSuperintendentBackupId: marine,
    designatedPersonAshoreId: await lookupId(db, "designated-person-ashore"),
  };
}
type Stored = Awaited<ReturnType<typeof stored>>;

function inputOf(call: Call, ids: Stored, isWhole: boolean) {
  const { parameters, type, schema } = describedOf(call);
  const known: Record<string, unknown> = {
    ...ids,
    // The lists of applicants call a stage id.
    ...(/\/(RegisterCrews|AssessmentHistory)\/(?!GetApplicantList)/.test(call.path) ? { id: ids.applicantId } : {}),
  };
  const body = schema === undefined ? undefined : asRecord(sampleOf(schema, isWhole));
  for (const name of Object.keys(body ?? {})) if (body && name in known) body[name] = known[name];
  const asked = parameters
    .filter(({ name, required }) => name !== "f" && (isWhole || required))
    .map((parameter) => ({
      ...parameter,
      value: String(known[parameter.name] ?? sampleOf(parameter.schema, isWhole)),
    }));
  return { asked, type, body };
}

function formOf(values: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The media type, and the keys of an answer beside each other, that the document does not know. */
async function unknownKeys({ method, path }: Call, response: Response) {
  const operation = asRecord(asRecord(asRecord(document.paths)[path])[method.toLowerCase()]);
  const content = asRecord(asRecord(asRecord(operation.responses)["200"]).content);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!(type in content)) return [`${path} answers ${type}`];
  if (type !== "application/json") return [];
  const known = asRecord(asRecord(asRecord(content[type]).schema).properties);
  return Object.keys(asRecord(await response.json()))
    .filter((key) => !(key in known))
    .map((key) => `${path} answers ${key}`);
}

type Who = { cookie: string; token: string };
function requestOf(call: Call, { asked, type, body }: ReturnType<typeof inputOf>, { cookie, token }: Who) {
  const query = new URLSearchParams(call.right === "gate" ? { f: token } : {});
  let { path } = call;
  for (const { name, in: place, value } of asked)
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === "query") query.set(name, value);
  const isForm = type === "multipart/form-data";
  return new Request(`https://crewing.nakhoda.test${path}?${query.toString()}`, {
    method: call.method,
    headers: {
      ...(call.right === "gate" ? {} : { cookie }),
      ...(type && !isForm ? { "content-type": type } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? formOf(body) : JSON.stringify(body) }),
  });
}

const registrations = ["RegisterCrews/SubmitRegisterCrew", "RegisterCrewsPublic/SubmitRegisterCrew"];
const ofEach = (calls: string[], fields: string[]) => Object.fromEntries(calls.map((call) => [`POST ${call}`, fields]));

/** A year is the last, this or the next one. */
const years = {
  "POST UJBM/CloseUJBM": ["year"],
  "POST UJBM/CreateUJBMSpecialOccassion": ["ujbmYear"],
};
const monthsRead = Object.fromEntries(
  ["DownloadCorrectionUJBM", "DownloadUJBM", "GetUJBM", "GetUJBMExtraPersons", "GetUJBMVessel"].map((call) => [
    `GET UJBM/${call}`,
    ["year"],
  ]),
);

/** What no schema can say: the fields refused because of another field, of today, or of what is stored. */
const ruled = {
  whole: {
    ...years,
    ...monthsRead,
    // A file that was never uploaded.
    ...ofEach(
      [
        "Employee/InsertEmployeeBoardSchedule",
        "Employee/InsertEmployeeDocument",
        "Employee/InsertEmployeeMedicalCertificate",
        "Employee/InsertEmployeePaper",
        "Employee/UpdateEmployeeSeaService",
        "EmployeePreparation/InsertPreparationMedical",
      ],
      ["attachment"],
    ),
    // Days that must lie ahead.
    ...ofEach(["JobOpening/PostJobOpening"], ["closesOn"]),
    ...ofEach(["Employee/InsertEmployeeBlacklist"], ["reviewDate"]),
    // Two people with one address, and the certificates the position asks for.
    ...ofEach(
      [...registrations, "RegisterCrews/UpdateRegisterCrewDetail"],
      ["personal.nextOfKin.emailAddress", "documents.coc", "documents.cop"],
    ),
    // Numbers that belong to other records.
    ...ofEach(["Employee/UpdateEmployeeDetail"], ["employeeIdNumber", "seamanBookNo", "passportNo"]),
    // A captcha nobody solved, and a password repeated otherwise.
    ...ofEach(["P/g"], ["Token is invalid!"]),
    ...ofEach(["Users/RequestResetPassword"], ["t"]),
    ...ofEach(["Users/ResetPassword", "Users/ChangePassword"], ["confirmPassword"]),
    // The address is that of the account made before.
    ...ofEach(["Vessel/InsertPrincipalContact"], ["email"]),
    "GET WorkOrder/GetPayDifferences": ["month"],
    "GET WorkOrder/GetPaymentRunList": ["month"],
    "GET WorkOrder/GetBankSetTrial": ["month"],
    "GET WorkOrder/GetPaymentDues": ["month"],
    "GET WorkOrder/GetPayrollPeriod": ["month"],
    "GET WorkOrder/GetPayrollRun": ["month"],
    ...ofEach(["WorkOrder/LockPayrollPeriod", "WorkOrder/UnlockPayrollPeriod", "WorkOrder/LockPayrollSlip"], ["month"]),
    ...ofEach(["WorkOrder/MakePaymentRun"], ["month"]),
    ...ofEach(["WorkOrder/OpenDebt"], ["fromMonth"]),
    ...ofEach(["WorkOrder/EndAllotment"], ["untilMonth"]),
    // Only one of amount and share.
    ...ofEach(["WorkOrder/ProposeAllotment"], ["fromMonth", "untilMonth", "amount"]),
    ...ofEach(["WorkOrder/UpdatePayrollSettings"], ["usedFrom"]),
    // Somebody who is not there.
    ...ofEach(["Employee/InsertEmployeeConflict"], ["otherEmployeeId"]),
    // A fee of fewer rupiah than any, which may be nought all the same.
    ...ofEach(
      ["ContractManagement/CreateContractManagement", "ContractManagement/UpdateContractManagement"],
      ["feeValue"],
    ),
    // A share and a value at once, and a price of fewer rupiah than any, which may be nought all the same.
    ...ofEach(["Billing/UpdateMCURegistrantBilling", "Billing/UpdateMCUPreparationBilling"], ["mcuFeeValue"]),
    ...ofEach(["Billing/UpdateExpensesBilling"], ["price"]),
    // A version of the other kind.
    ...ofEach(["Rates/CreateRateDraft"], ["copyOf"]),
    // Rows of the kind that the version is not.
    ...ofEach(
      ["Rates/SaveRates"],
      ["province", "year", "amount", "decree"].map((name) => `rows.0.${name}`),
    ),
  },
  least: {
    ...ofEach(["Billing/UpdateExpensesBilling"], ["price"]),
    ...years,
    ...ofEach(["Employee/InsertEmployeeDocument"], ["attachment"]),
    ...ofEach(["Employee/InsertEmployeeBlacklist"], ["evidenceFileId"]),
    // Somebody who is not there.
    ...ofEach(["ContractManagement/CreateContractManagement"], ["clientId"]),
    ...ofEach(["Employee/InsertEmployeeConflict"], ["otherEmployeeId"]),
    // Rows of the kind that the version is not.
    ...ofEach(
      ["Rates/SaveRates"],
      ["province", "year", "amount", "decree"].map((name) => `rows.0.${name}`),
    ),
    // One of two, or any of many.
    ...ofEach(["Employee/InsertEmployeePaper"], ["name"]),
    ...ofEach(["Employee/UpdateEmployeeDetail"], ["changes"]),
    ...ofEach(["P/g"], ["token"]),
    ...ofEach(["Users/Create"], ["password"]),
    // What an Indonesian has, and the certificates the position asks for; of an application on record what it never had.
    ...ofEach(registrations, [
      "personal.idNumber",
      "personal.kkNumber",
      "personal.photoKtp",
      "documents.coc",
      "documents.cop",
    ]),
    ...ofEach(
      ["RegisterCrews/UpdateRegisterCrewDetail"],
      [
        "personal.maritalStatus",
        "personal.photo",
        "personal.educationHistory",
        "personal.idNumber",
        "personal.kkNumber",
        "personal.photoKtp",
        "documents.coc",
        "documents.cop",
        "bank.bankName1",
        "bank.accountNumber1",
        "bank.accountName1",
      ],
    ),
    ...ofEach(["Users/RequestResetPassword"], ["t"]),
    ...ofEach(["Users/ResetPassword", "Users/ChangePassword"], ["confirmPassword"]),
    "GET WorkOrder/GetBankSetTrial": ["month"],
    "GET WorkOrder/GetPaymentDues": ["month"],
    "GET WorkOrder/GetPayrollPeriod": ["month"],
    "GET WorkOrder/GetPayrollRun": ["month"],
    ...ofEach(["WorkOrder/LockPayrollPeriod", "WorkOrder/UnlockPayrollPeriod", "WorkOrder/LockPayrollSlip"], ["month"]),
    ...ofEach(["WorkOrder/MakePaymentRun"], ["month"]),
    ...ofEach(["WorkOrder/OpenDebt"], ["fromMonth"]),
    ...ofEach(["WorkOrder/EndAllotment"], ["untilMonth"]),
    ...ofEach(["WorkOrder/ProposeAllotment"], ["fromMonth", "amount"]),
    ...ofEach(["WorkOrder/AddDebtEntry"], ["amount"]),
    ...ofEach(["WorkOrder/UpdatePayrollSettings"], ["usedFrom"]),
  },
};

test.each([
  ["everything it may say", true],
  ["no more than it must say", false],
])(
  "a request made from the document with %s is refused by no call for its shape",
  (_what, isWhole) =>
    rolledBack(async (db) => {
      const ids = await stored(db);
      const cookie = await sessionCookie(await person(db, "superadmin"));
      const { token } = await issueGateToken(db, { address: "127.0.0.1", now: new Date() });
      const refused: Record<string, string[]> = {};
      for (const call of callTable) {
        const handler = controllers[call.controller as keyof typeof controllers];
        const response = await handler(requestOf(call, inputOf(call, ids, isWhole), { cookie, token }));
        if (response.status === 200) expect(await unknownKeys(call, response)).toEqual([]);
        if (response.status !== 422) continue;
        const { errors, message } = (await response.json()) as {
          errors: { path: string; message: string }[];
          message: string;
        };
        refused[`${call.method} ${call.path.slice(10)}`] =
          errors.length > 0 ? [...new Set(errors.map(({ path }) => path))] : [message];
      }
      expect(refused).toEqual(isWhole ? ruled.whole : ruled.least);
    })(),
  60_000,
);
