import { z } from "zod";
import { optionalText } from "@/lib/platform/validation";
import { crewRecordId } from "../schema";
import { certificateForm, travelDocumentForm } from "../documents/schema";
import { educationForm, seaServiceForm, trainingForm } from "../sections/rows.schema";
import { requestForms } from "../sections/schema";
import { bankForm } from "./bank.schema";

const commonFields = { crewId: crewRecordId, note: optionalText(500).optional() };
const row = { id: crewRecordId.optional(), removed: z.boolean().optional() };
const document = { ...row, renews: crewRecordId.optional() };

const ofPerson = <S extends string>(section: S, form: z.ZodObject) =>
  z.object({ ...commonFields, section: z.literal(section), values: form });
const ofList = <S extends string>(section: S, { shape }: z.ZodObject, rowHead: z.ZodRawShape) =>
  z.object({
    ...commonFields,
    section: z.literal(section),
    values: z.object({ ...z.object(shape).partial().shape, ...rowHead }),
  });

/**
 * The documented body of RequestEmployeeChange: one entry of one section, with the field names of the detail. product
 * 2.4
 */
export const changeRequestBody = () =>
  z.discriminatedUnion("section", [
    ofPerson("personal", requestForms.personal),
    ofPerson("physical", requestForms.physical),
    ofPerson("contact", requestForms.contact),
    ofPerson("next-of-kin", requestForms["next-of-kin"]),
    ofPerson("bank", z.object(bankForm.shape)),
    ofList("education", educationForm, row),
    ofList("training", trainingForm, row),
    ofList("sea-service", seaServiceForm, row),
    ofList("travel-documents", travelDocumentForm, document),
    ofList("coc", certificateForm, document),
    ofList("cop", certificateForm, document),
  ]);
