import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { matrixLines } from "./matrix";
import { policyDocument, policyRows } from "./policy-table";

const { values } = parseArgs({
  options: { policy: { type: "boolean" }, write: { type: "boolean" }, pdf: { type: "string" } },
});
const here = path.join(process.cwd(), "app/PMSol/v1");

const printed = values.policy ? policyDocument() : `${matrixLines().join("\n")}\n`;
if (values.policy && values.write) fs.writeFileSync(path.join(process.cwd(), "docs/access.md"), printed);
if (values.policy && values.pdf)
  execFileSync(process.execPath, ["--import", "tsx", path.join(here, "policy-pdf.tsx"), values.pdf], {
    input: JSON.stringify(policyRows()),
    stdio: ["pipe", "inherit", "inherit"],
  });
if (!values.write && !values.pdf) process.stdout.write(printed);
