export const divisions = { marine: 1, tanker: 2 } as const;
export type DivisionId = 1 | 2;
export const divisionIds = [1, 2] as const;
