/**
 * What the pages and calls, which Next builds apart, tell the server (instrumentation.ts), and how the server lets a page
 * know its answer.
 * @typedef {object} Told
 * @property {(controller: string) => ((request: Request) => Promise<{ status: number, headers: Record<string, string>, text: string } | Response>) | undefined} calls
 * how a controller answers
 * @property {(method: string, path: string, acceptLanguage: string | undefined) => string | undefined} refusals
 * what a stranger is told of a call that people alone may make
 * @property {(controller: string) => ReadonlyMap<string, string> | undefined} callNames by which names calls are counted
 * @property {(answer: { kind: string, method: string, status: number, call: string, seconds: number, requestId: string | undefined }) => void} answered
 * has an answered request counted
 * @property {(url: string, cookies?: string, acceptLanguage?: string) => { address: string, edition: string } | null} keptPages
 * where a public page is kept
 * @property {() => boolean} databaseAway
 * @property {() => Promise<void>} endJobs gives the jobs of this process back
 * @property {import("node:async_hooks").AsyncLocalStorage<{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }>} answers
 * the answer a page is part of
 */

/**
 * What one process holds once. The server, pages, calls, jobs and the proxy are built apart and share no module: this is the
 * one name they share. Its parts on the product's side are declared by the files that own them (db/runtime.ts).
 * @type {Partial<Told>}
 */
export const runtime = (globalThis.nakhoda ??= {});
