import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";

/** A form judged by a schema; its values stay as they were typed. */
export const schemaResolver = <V extends FieldValues>(schema: z.ZodType) =>
  // The library wants the schema's input to be the form's values; ours take more than that, and the form needs only what it refuses.
  zodResolver(schema as z.ZodType<V, V>, undefined, { raw: true });
