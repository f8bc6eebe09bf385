import { callTable } from "../app/PMSol/v1/call-table";

for (const { method, path, operation, access } of callTable)
  console.log(`${method.padEnd(4)} ${path}  ${operation.name}  ${access}`);
