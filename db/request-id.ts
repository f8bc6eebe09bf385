import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { runtime } from "./runtime";

declare module "./runtime" {
  interface Runtime {
    requestIds: AsyncLocalStorage<string>;
  }
}
const ids = (runtime.requestIds ??= new AsyncLocalStorage<string>());

/** The request that is being worked for, in this process or in the one that queued the job; undefined where nobody asked. */
export const currentRequestId = () => ids.getStore();

/** Runs work for a request: what it logs and queues bears the id. */
export const underRequest = <T>(id: string | undefined, work: () => T): T => ids.run(id ?? randomUUID(), work);

/** From here on everything that follows is for this request. @param given the header x-request-id, believed where it is a plain word @returns its id */
export function enterRequest(given: string | null): string {
  const id = /^[\w.:-]{1,64}$/.exec(given ?? "")?.[0] ?? randomUUID();
  ids.enterWith(id);
  return id;
}
