import { z } from "zod";
import { appliedFields } from "@/lib/features/crew/person-fields.rules";
import type { RegistrationContext } from "./fields.schema";
import { bankSchema, documentsSchema, personalSchema, trainingSchema } from "./schema";

export const stepSchemas = {
  personal: (context: RegistrationContext) => personalSchema(context, appliedFields),
  documents: documentsSchema,
  training: trainingSchema,
  bank: bankSchema,
};

export const registrationContent = (context: RegistrationContext) =>
  z.object({
    personal: personalSchema(context, appliedFields),
    documents: documentsSchema(context),
    training: trainingSchema(context),
    bank: bankSchema(),
  });
export type RegistrationContent = z.output<ReturnType<typeof registrationContent>>;
