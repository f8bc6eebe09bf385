import { unstable_rethrow } from "next/navigation";
import { withoutQueryValues } from "@/db/query-failure";
import { log } from "../log";

/** Return null when a read fails, so that the page shows an error in its place and keeps the rest. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: withoutQueryValues(error) }, "page read failed");
    return null;
  }
}
