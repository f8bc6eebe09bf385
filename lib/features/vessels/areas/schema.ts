import { z } from "zod";
import { requiredText } from "@/lib/platform/validation";

export const operationArea = z.object({ id: z.number(), name: z.string(), nameId: z.string().nullable() });
export const createOperationAreaInput = z.preprocess(
  (input) => {
    const body: Record<string, unknown> = typeof input === "object" && input !== null ? { ...input } : {};
    return { ...body, name: body.name ?? body.operationAreaName };
  },
  z.object({ name: requiredText(100) }),
);
export const payrollCategory = z.object({ id: z.number(), name: z.string() });
