/**
 * Return the step for the address. Submitted steps and the first unsubmitted one are allowed. Without a step: Finish
 * when step 4 is submitted, else the first unsubmitted. Document 1 §2.1, product 5.22.
 */
export function wizardStepAt(stepParam: string | string[] | undefined, submitted: number[]): number {
  const open = [1, 2, 3, 4].find((step) => !submitted.includes(step)) ?? 5;
  const requestedStep = typeof stepParam === "string" && /^[1-5]$/.test(stepParam) ? Number(stepParam) : null;
  if (requestedStep !== null && (requestedStep <= open || submitted.includes(requestedStep))) return requestedStep;
  return open;
}
