import { notFound } from "next/navigation";
import type { z } from "zod";
import { stranger } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { callerOf } from "@/lib/platform/transport/caller";

/** How a public screen reads: as the visitor of this request, or as a stranger for a page that is kept. */
export type ReadPublic = <I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
) => Promise<z.output<O>>;

/** Reads without looking at the request, so that the page may be cached. */
export const readForCache: ReadPublic = async (operation, input) => {
  try {
    return await operation.execute(callerOf(new Headers(), stranger, "page"), input);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
};
