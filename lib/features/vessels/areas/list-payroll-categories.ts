import { asc } from "drizzle-orm";
import { z } from "zod";
import { payrollCategories } from "@/db/schema/rates";
import { read } from "@/lib/platform/operation";
import { payrollCategory } from "./schema";

/** List the payroll categories of vessels. */
export const listPayrollCategories = read({
  name: "vessels.list-payroll-categories",
  access: "signed-in",
  input: z.object({}),
  output: z.array(payrollCategory),
  run: ({ db }) => db.select().from(payrollCategories).orderBy(asc(payrollCategories.id)).limit(100),
});
