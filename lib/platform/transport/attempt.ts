import { unstable_rethrow } from "next/navigation";
import { withoutValues } from "@/db/query-failure";
import { log } from "../log";

/** Return null when a read fails, so that the page shows an error in its place and keeps the rest. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: withoutValues(error) }, "page read failed");
    return null;
  }
}
