import { runtime as held, type Told } from "@/scripts/runtime.mjs";

/** Whoever keeps something for the whole process declares it here from its own file. */
export interface Runtime extends Told {
  /** How often this process has heard that people, or anything at all, have changed (db/heard-changes.ts). */
  changes: Record<"people" | "writes", number>;
}

/** What this process holds once: pages, calls, jobs and the proxy are built apart. */
export const runtime: Partial<Runtime> = held;
