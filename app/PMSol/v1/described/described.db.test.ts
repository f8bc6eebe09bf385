import { createConfig, lintFromString } from "@redocly/openapi-core";
import { sql } from "drizzle-orm";
import { applicantAt } from "@/db/testing/applicants";
import { seafarer } from "@/db/testing/crew";
import { lookupId, openingForm, openOpening } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sampleOf } from "@/db/testing/calls/sample-of";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { fleet } from "@/db/testing/records/two-fleets";
import type { Executor } from "@/db/client";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { asRecord } from "@/lib/platform/unknown-record";
import { callTable, type Call } from "../call-table";
import { controllers } from "../controllers";
import { openApiDocument } from "../openapi.json/document";

afterAll(closeDatabase);

const document = openApiDocument("https://crewing.nakhoda.test");

test("the OpenAPI document passes the recommended lint rules", async () => {
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

/** Creates no record with id 1, so that such a record came with the schema or is missing. */
const countFromAThousand = (db: Executor) =>
  db.execute(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 1), 1000))
    from pg_sequences where schemaname = 'public'`);

/** Existing records under the names callers use; other ids are 1. */
async function stored(db: Executor) {
  await countFromAThousand(db);
  const own = await fleet(db);
  const opening = await openOpening(db);
  const applicant = await applicantAt(db, "screening", opening);
  const other = await seafarer(db);
  const { positionId, vesselTypeId, vesselSizeId, employmentTypeId, cityId } = await openingForm(db);
  const [port, superintendent] = await Promise.all([lookupId(db, "port"), lookupId(db, "technical-superintendent")]);
  const marine = await lookupId(db, "marine-superintendent");
  return {
    ...own,
    employeeId: other.id,
    jobOpeningId: opening.id,
    joi: opening.id,
    applicantId: applicant.id,
    positionId,
    shipId: vesselTypeId,
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
    // The applicants' lists call a stage an id.
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

/** Return the media type and the top-level keys of an answer that the document does not describe. */
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

/** Years may be the last, this or the next one. */
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

/** Rules that a schema cannot express: fields refused because of another field, of today, or of stored data. */
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
    // Dates that must be in the future.
    ...ofEach(["JobOpening/PostJobOpening"], ["closesOn"]),
    ...ofEach(["Employee/InsertEmployeeBlacklist"], ["reviewDate"]),
    // Two accounts with one address, and the certificates that the position requires.
    ...ofEach(
      [...registrations, "RegisterCrews/UpdateRegisterCrewDetail"],
      ["personal.nextOfKin.emailAddress", "documents.coc", "documents.cop"],
    ),
    // Numbers that belong to other records.
    ...ofEach(["Employee/UpdateEmployeeDetail"], ["employeeIdNumber", "seamanBookNo", "passportNo"]),
    // A captcha without a solution, and a password confirmation that differs.
    ...ofEach(["P/g"], ["Token is invalid!"]),
    ...ofEach(["Users/RequestResetPassword"], ["t"]),
    ...ofEach(["Users/ResetPassword", "Users/ChangePassword"], ["confirmPassword"]),
    // The address of the account created before.
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
    // Either amount or share.
    ...ofEach(["WorkOrder/ProposeAllotment"], ["fromMonth", "untilMonth", "amount"]),
    ...ofEach(["WorkOrder/UpdatePayrollSettings"], ["usedFrom"]),
    // An unknown person.
    ...ofEach(["Employee/InsertEmployeeConflict"], ["otherEmployeeId"]),
    // A fee below the minimum, which may still be zero.
    ...ofEach(
      ["ContractManagement/CreateContractManagement", "ContractManagement/UpdateContractManagement"],
      ["feeValue"],
    ),
    // Share and value together, and a price below the minimum, which may still be zero.
    ...ofEach(["Billing/UpdateMCURegistrantBilling", "Billing/UpdateMCUPreparationBilling"], ["mcuFeeValue"]),
    ...ofEach(["Billing/UpdateExpensesBilling"], ["price"]),
    // A version of the other kind.
    ...ofEach(["Rates/CreateRateDraft"], ["copyOf"]),
    // Rows of a kind that the version does not hold.
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
    // An unknown person.
    ...ofEach(["ContractManagement/CreateContractManagement"], ["clientId"]),
    ...ofEach(["Employee/InsertEmployeeConflict"], ["otherEmployeeId"]),
    // Rows of a kind that the version does not hold.
    ...ofEach(
      ["Rates/SaveRates"],
      ["province", "year", "amount", "decree"].map((name) => `rows.0.${name}`),
    ),
    // One of two, or any of many.
    ...ofEach(["Employee/InsertEmployeePaper"], ["name"]),
    ...ofEach(["Employee/UpdateEmployeeDetail"], ["changes"]),
    ...ofEach(["P/g"], ["token"]),
    ...ofEach(["Users/Create"], ["password"]),
    // Fields of an Indonesian and the required certificates; fields that a stored application never had.
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
