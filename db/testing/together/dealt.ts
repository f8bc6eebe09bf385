/** Measured seconds of the files that take longest. Any other takes one. */
const measured: Record<string, number> = {
  "app/PMSol/v1/hostile.db.test.ts": 60,
  "scripts/rotate/rotate-data-key.db.test.ts": 49,
  "scripts/backup/backup.db.test.ts": 41,
  "scripts/backup/restore-kills.db.test.ts": 30,
  "scripts/upgrade/migration-kills.db.test.ts": 25,
  "lib/features/work-orders/periods/lock-payroll-month.db.test.ts": 19,
  "lib/features/preparation/pkl/sign-pkl.db.test.ts": 13,
  "lib/features/applicants/documents/generate-cv.db.test.ts": 12,
  "lib/features/crew/import/check-crew-import.db.test.ts": 11,
  "lib/features/billing/invoices.queries.db.test.ts": 9,
};

/** Deal files out to parts of about the same length, those that take longest first. */
export function dealt(files: string[], parts: number): string[][] {
  const hands = Array.from({ length: parts }, () => ({ files: [] as string[], seconds: 0 }));
  const secondsOf = (file: string) => measured[file] ?? 1;
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const shortest = hands.reduce((least, hand) => (hand.seconds < least.seconds ? hand : least));
    shortest.files.push(file);
    shortest.seconds += secondsOf(file);
  }
  return hands.map((hand) => hand.files);
}
