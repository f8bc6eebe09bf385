import { callTable } from "./call-table";

for (const { method, path, operation, access } of callTable)
  process.stdout.write(`${method.padEnd(4)} ${path}  ${operation.name}  ${access}\n`);
