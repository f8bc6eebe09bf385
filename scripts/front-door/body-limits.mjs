const kilobyte = 1024;

/** Maximum bytes of a call: the largest file and the form around it (lib/platform/input/read-body.ts). */
const callBytes = 3_000_000;
/** Maximum bytes of a page's form without a file, equal to Next's limit for server actions. */
const pageBytes = kilobyte * kilobyte;
/** Maximum bytes of a sign-in, which has a few fields. */
const signInBytes = 64 * kilobyte;

/** Body limits by path. The first matching line applies. */
const limits = [
  { path: /^\/api(\/|$)/, bytes: signInBytes },
  // A call counts its own body after its access check.
  { path: /^\/PMSol(\/|$)/, bytes: callBytes, isCountedByHandler: true },
  // Route handlers for file uploads from a form without scripts.
  { path: /^\/(approve|agreement)\/|^\/dashboard\/(answer|appraisal\/send)(\/|$)/, bytes: callBytes },
  { path: /^/, bytes: pageBytes },
];

/**
 * Return the maximum body size of a path.
 * @param {string} path path of the address, with or without its query
 * @returns {{ bytes: number, isCountedByHandler?: boolean }}
 */
export const bodyLimitOf = (path) => limits.find((limit) => limit.path.test(path)) ?? limits[limits.length - 1];
