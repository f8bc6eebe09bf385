import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";

/** Validate a form with a schema. The values stay as typed. */
export const schemaResolver = <V extends FieldValues>(schema: z.ZodType) =>
  // The library expects the schema's input type to equal the form's values. Our schemas accept more.
  zodResolver(schema as z.ZodType<V, V>, undefined, { raw: true });
