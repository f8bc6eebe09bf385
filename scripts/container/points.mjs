let failures = 0;

/** One line per point: what holds, and the figure it holds with. Anything thrown is a point that does not hold. */
export async function point(name, attempt) {
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

/** A point without which those after it say nothing. @throws when it does not hold */
export async function firstOfAll(name, attempt) {
  if (!(await point(name, attempt))) throw new Error(`"${name}" does not hold: what follows was not tried`);
}

/** @returns {asserts condition} */
export function must(condition, otherwise) {
  if (!condition) throw new Error(otherwise);
}

export const failedPoints = () => failures;
export const seconds = (value) => `${value.toFixed(1)} s`;
export const megabytes = (value) => `${Math.round(value)} MB`;
