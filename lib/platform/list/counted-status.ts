/** A status that counts decide: the first step whose count is not zero, else `otherwise`. */
export type CountedStatus<S extends string, C extends string> = {
  steps: readonly (readonly [status: S, count: C])[];
  otherwise: S;
};

export const statusOfCounts = <S extends string, C extends string>(
  { steps, otherwise }: CountedStatus<S, C>,
  counts: Record<C, number>,
): S => steps.find(([, count]) => counts[count] > 0)?.[0] ?? otherwise;
