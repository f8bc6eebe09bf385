const kilobyte = 1024;

/** Bytes a call may take: the largest file and the form written around it (lib/platform/input/read-body.ts). */
const callBytes = 3_000_000;
/** Bytes a page's form without a file may take: what Next's own limit for server actions is. */
const pageBytes = kilobyte * kilobyte;
/** Bytes a sign-in may take: a few fields. */
const signInBytes = 64 * kilobyte;

/** The one list of how much may be sent where. The first line that fits counts. */
const limits = [
  { path: /^\/api(\/|$)/, bytes: signInBytes },
  // A call counts its own body, after it has decided who may make it.
  { path: /^\/PMSol(\/|$)/, bytes: callBytes, isCountedByHandler: true },
  // Route handlers that take an uploaded file from a form without script.
  { path: /^\/(approve|agreement)\/|^\/dashboard\/(answer|appraisal\/send)(\/|$)/, bytes: callBytes },
  { path: /^/, bytes: pageBytes },
];

/**
 * Says how large a request's body may be.
 * @param {string} path path of the address, with or without its query
 * @returns {{ bytes: number, isCountedByHandler?: boolean }}
 */
export const bodyLimitOf = (path) => limits.find((limit) => limit.path.test(path)) ?? limits[limits.length - 1];
