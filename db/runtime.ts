import { runtime as held, type Told } from "@/scripts/runtime.mjs";

/** Whoever keeps something for the whole process declares it here from its own file. */
export interface Runtime extends Told {
  /** Writes this process was notified of (db/cache-invalidation.ts). */
  writes: number;
}

/** What this process holds once: pages, calls, jobs and the proxy are built apart. */
export const runtime: Partial<Runtime> = held;
