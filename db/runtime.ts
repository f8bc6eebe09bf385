import { runtime as held, type ServerParts } from "@/scripts/runtime.mjs";

/** Process-wide state. Each module declares its own entry from its own file. */
export interface Runtime extends ServerParts {
  /** Writes this process was notified of (db/cache-invalidation.ts). */
  writes: number;
}

/** State that exists once per process, because pages, calls, jobs and the proxy are built separately. */
export const runtime: Partial<Runtime> = held;
