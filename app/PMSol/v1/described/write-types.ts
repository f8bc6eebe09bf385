import fs from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { format } from "oxfmt";
import ts from "typescript";
import { asRecord } from "@/lib/platform/unknown-record";
import { openApiDocument } from "../openapi.json/document";

const typesFile = path.join(process.cwd(), "app/PMSol/v1/described/paths.d.ts");

/** The calls that the test client makes, some of every kind. */
const used = [
  "AdditionalAdd/CreateCity",
  "AdditionalAdd/GetAllCity",
  "AssessmentHistory/InsertAssessmentHistory",
  "Employee/ChangeEmployeeBankAccount",
  "Employee/CheckEmployeeImport",
  "Employee/DownloadEmployeeListOffBoard",
  "Employee/GetEmployeeDetails",
  "Employee/GetEmployeeListOffBoard",
  "Employee/InsertEmployeeBlacklist",
  "Employee/InsertEmployeeBoardSchedule",
  "Employee/InsertEmployeePaper",
  "Employee/RequestEmployeeChange",
  "Employee/UpdateEmployeeDetail",
  "Employee/UpdateEmployeeSeaService",
  "FileUpload/FileUpload",
  "FileUploadPublic/FileUpload",
  "GenerateExcel/GenerateVesselCrewList",
  "GeneratePDF/GenerateCVEmployee",
  "JobOpening/DeleteJobOpening/{id}",
  "JobOpening/GetJobOpeningById/{id}",
  "JobOpening/PostJobOpening",
  "JobOpening/UpdateJobOpening",
  "RegisterCrews/AddComment",
  "RegisterCrews/UpdateRegisterCrewDetail",
  "RegisterCrewsPublic/SubmitRegisterCrew",
  "Users/Create",
  "Vessel/InsertVesselDetail",
  "Vessel/InsertVoyageDetail",
  "VesselCrew/AddVesselCrewAssignment",
];

async function typesOf(calls: string[]): Promise<string> {
  const document = openApiDocument("https://crewing.nakhoda.test");
  const all = asRecord(document.paths);
  const some = Object.fromEntries(calls.map((call) => [`/PMSol/v1/${call}`, all[`/PMSol/v1/${call}`]]));
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const nodes = await openapiTS(JSON.stringify({ ...document, paths: some }), {
    transform: ({ format }) => (format === "binary" ? blob : undefined),
  });
  const { printWidth } = JSON.parse(await fs.readFile(path.join(process.cwd(), ".oxfmtrc.json"), "utf8"));
  const { code } = await format(typesFile, astToString(nodes), { printWidth });
  return code;
}

const types = await typesOf(used);
if (process.argv.includes("--print")) process.stdout.write(types);
else await fs.writeFile(typesFile, types);
