import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { runtime } from "./runtime";

declare module "./runtime" {
  interface Runtime {
    requestIds: AsyncLocalStorage<string>;
  }
}
const requestIdStorage = (runtime.requestIds ??= new AsyncLocalStorage<string>());

/** Return the id of the current request, also inside a job that the request queued. undefined outside of a request. */
export const currentRequestId = () => requestIdStorage.getStore();

/** Run a function in the context of a request. Its log lines and queued jobs carry the id. */
export const runWithRequestId = <T>(id: string | undefined, work: () => T): T =>
  requestIdStorage.run(id ?? randomUUID(), work);

/**
 * Set the request of everything that follows. @param header the header x-request-id, accepted if it is a plain word
 * @returns the id
 */
export function enterRequestContext(header: string | null): string {
  const id = /^[\w.:-]{1,64}$/.exec(header ?? "")?.[0] ?? randomUUID();
  requestIdStorage.enterWith(id);
  return id;
}
