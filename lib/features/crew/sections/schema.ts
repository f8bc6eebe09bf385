import type { z } from "zod";
import {
  fieldsOf,
  personSections,
  type FormField,
  type ParsedSection,
  type PersonSection,
} from "../person-fields.rules";
import { formOfInputs } from "./form.schema";

type OptionalSchemas<T> = { [N in keyof T]: z.ZodOptional<z.ZodType<T[N]>> };
type SectionForm<S extends PersonSection> = z.ZodObject<OptionalSchemas<ParsedSection<S>>>;
const formOf = <S extends PersonSection>(section: S, isIncluded: (field: FormField) => boolean = () => true) =>
  // Each field has the schema of its declaration; TypeScript cannot follow the mapping.
  formOfInputs(fieldsOf(section).filter(isIncluded)) as unknown as SectionForm<S>;

/** The forms of a person's own columns. */
export const personForms = {
  personal: formOf("personal"),
  physical: formOf("physical"),
  contact: formOf("contact"),
  "next-of-kin": formOf("next-of-kin"),
  employment: formOf("employment"),
};
const mayBeRequested = ({ noRequest }: FormField) => !noRequest;
/** The fields of each section whose change a seafarer may request. */
export const requestForms = {
  personal: formOf("personal", mayBeRequested),
  physical: formOf("physical", mayBeRequested),
  contact: formOf("contact", mayBeRequested),
  "next-of-kin": formOf("next-of-kin", mayBeRequested),
};
export { personSections, type PersonSection };
/** Changes of a person's own columns as parsed by their forms. */
export type PersonChanges = { [S in PersonSection]?: Partial<ParsedSection<S>> };
