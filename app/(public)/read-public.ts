import { notFound } from "next/navigation";
import type { z } from "zod";
import { anonymousActor } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import type { Operation } from "@/lib/platform/operation";
import { callerOf } from "@/lib/platform/transport/caller";

/** Reads data for a public page: as this request's visitor, or anonymously for a cached page. */
export type ReadPublic = <I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
) => Promise<z.output<O>>;

/** Read without request data, so that the page can be cached. */
export const readForCache: ReadPublic = async (operation, input) => {
  try {
    return await operation.execute(callerOf(new Headers(), anonymousActor, "page"), input);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
};
