let failures = 0;

/** One line per point: what holds, and the figure it holds with. Anything thrown is a point that does not hold. */
export async function point(name, attempt) {
  try {
    const figure = (await attempt()) ?? "";
    console.log(`ok      ${name.padEnd(58)} ${figure}`.trimEnd());
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${name}\n        ${String(error.message).replaceAll("\n", "\n        ")}`);
  }
}

/** @returns {asserts condition} */
export function must(condition, otherwise) {
  if (!condition) throw new Error(otherwise);
}

export const failedPoints = () => failures;
export const seconds = (value) => `${value.toFixed(1)} s`;
export const megabytes = (value) => `${Math.round(value)} MB`;
