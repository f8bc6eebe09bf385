let failures = 0;

/** Run one check and print a line with its name and figure. An error fails the check. */
export async function checkPoint(name, attempt) {
  try {
    const figure = (await attempt()) ?? "";
    console.log(`ok      ${name.padEnd(62)} ${figure}`.trimEnd());
    return true;
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${name}\n        ${String(error.message).replaceAll("\n", "\n        ")}`);
    return false;
  }
}

/** Run a check that the following ones need. @throws when it fails */
export async function requiredPoint(name, attempt) {
  if (!(await checkPoint(name, attempt))) throw new Error(`"${name}" does not hold: what follows was not tried`);
}

/** @returns {asserts condition} */
export function assertThat(condition, failureMessage) {
  if (!condition) throw new Error(failureMessage);
}

export const failureCount = () => failures;
export const seconds = (value) => `${value.toFixed(1)} s`;
export const megabytes = (value) => `${Math.round(value)} MB`;
