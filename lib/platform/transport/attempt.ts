import { unstable_rethrow } from "next/navigation";
import { withoutValues } from "@/db/query-failure";
import { log } from "../log";

/** A read whose failure is shown in place of its rows; the rest of the page stays. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: withoutValues(error) }, "page read failed");
    return null;
  }
}
