export type StatusPerson = { name: string; rank: number; type: number; idleSince: string | null };
