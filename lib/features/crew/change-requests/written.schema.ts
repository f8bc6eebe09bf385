import { z } from "zod";
import { optionalText } from "@/lib/platform/validation";
import { crewRecordId } from "../schema";
import { certificateForm, travelDocumentForm } from "../papers/schema";
import { educationForm, seaServiceForm, trainingForm } from "../sections/rows.schema";
import { contactForm, nextOfKinForm, personalForm, physicalForm } from "../sections/schema";
import { bankForm } from "./bank.schema";

const about = { employeeId: crewRecordId, note: optionalText(500).optional() };
const row = { id: crewRecordId.optional(), removed: z.boolean().optional() };
const paper = { ...row, renews: crewRecordId.optional() };

const ofPerson = <S extends string>(section: S, form: z.ZodObject) =>
  z.object({ ...about, section: z.literal(section), values: form });
const ofList = <S extends string>(section: S, { shape }: z.ZodObject, head: z.ZodRawShape) =>
  z.object({
    ...about,
    section: z.literal(section),
    values: z.object({ ...z.object(shape).partial().shape, ...head }),
  });

/**
 * The documented body of RequestEmployeeChange: one entry of one section, with the field names of the detail. product
 * 2.4
 */
export const writtenChangeRequest = () =>
  z.discriminatedUnion("section", [
    ofPerson("personal", personalForm),
    ofPerson("physical", physicalForm),
    ofPerson("contact", contactForm),
    ofPerson("next-of-kin", nextOfKinForm),
    ofPerson("bank", z.object(bankForm.shape)),
    ofList("education", educationForm, row),
    ofList("training", trainingForm, row),
    ofList("sea-service", seaServiceForm, row),
    ofList("travel-documents", travelDocumentForm, paper),
    ofList("coc", certificateForm, paper),
    ofList("cop", certificateForm, paper),
  ]);
