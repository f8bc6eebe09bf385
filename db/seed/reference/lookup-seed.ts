export type LookupSeed = { name: string; nameId?: string; code?: string };

export function named(...names: string[]): LookupSeed[] {
  return names.map((name) => ({ name }));
}

export function bilingual(pairs: [name: string, nameId: string][]): LookupSeed[] {
  return pairs.map(([name, nameId]) => (name === nameId ? { name } : { name, nameId }));
}

export function coded(pairs: [code: string, name: string, nameId?: string][]): LookupSeed[] {
  return pairs.map(([code, name, nameId]) => (nameId ? { code, name, nameId } : { code, name }));
}
