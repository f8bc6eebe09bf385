/**
 * What pages and calls, which Next builds separately, register for the server (instrumentation.ts), and how a page
 * finds its response.
 * @typedef {object} ServerParts
 * @property {(controller: string) => ((request: Request) => Promise<{ status: number, headers: Record<string, string>, text: string } | Response>) | undefined} calls
 * handler of a controller
 * @property {(method: string, path: string, acceptLanguage: string | undefined) => string | undefined} refusals
 * answer to an anonymous request for a call of signed-in users
 * @property {(controller: string) => ReadonlyMap<string, string> | undefined} callNames names of calls in metrics
 * @property {(answer: { kind: string, method: string, status: number, call: string, seconds: number, requestId: string | undefined }) => void} answered
 * counts an answered request
 * @property {(url: string, cookies?: string, acceptLanguage?: string) => { address: string, edition: string } | null} keptPages
 * cache key of a public page
 * @property {() => boolean} databaseAway
 * @property {() => Promise<void>} endJobs gives back the jobs of this process
 * @property {import("node:async_hooks").AsyncLocalStorage<{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }>} answers
 * the response of the current page
 */

/**
 * State shared by everything in one process. Server, pages, calls, jobs and proxy are built separately and share only
 * this object.
 * The product declares its parts where they are used (db/runtime.ts).
 * @type {Partial<ServerParts>}
 */
export const runtime = (globalThis.nakhoda ??= {});
