/**
 * The long runs by name: the test file whose properties they run through, the cases each property gets in all, and the
 * cases of one chunk, which takes half a minute to three and is lost when a run is interrupted. A chunk that starts a
 * database of its own needs ten seconds for that.
 * @type {Record<string, { says: string, file: string, cases: number, chunk: number }>}
 */
export const longRuns = {
  payroll: {
    says: "payroll engine against the reference calculation, line by line, by person-month",
    file: "lib/features/work-orders/calculation/month-facts.rules.test.ts",
    cases: 100_000,
    chunk: 10_000,
  },
  slips: {
    says: "sums of a salary slip, allowances and the tax of a year, by generated month",
    file: "lib/features/work-orders/calculation/calculate-month.rules.test.ts",
    cases: 20_000,
    chunk: 1_000,
  },
  settlement: {
    says: "year-end settlement against the reference calculation, by generated year",
    file: "lib/features/work-orders/drafting/settlement.rules.test.ts",
    cases: 20_000,
    chunk: 1_000,
  },
  differences: {
    says: "late events, locks, unlocks and settlements on the database: slips, settled and open sums against a reckoning of the final facts",
    file: "lib/features/work-orders/differences/ledger.rules.db.test.ts",
    cases: 2_000,
    chunk: 50,
  },
  "recalculate-crowd": {
    says: "ten thousand people whose pay of ten locked months changes: every difference found within ten minutes a year, twice; figures in .data/long",
    file: "lib/features/work-orders/differences/recalculate-locked.db.test.ts",
    cases: 20_000,
    chunk: 10_000,
  },
  payments: {
    says: "locks, unlocks, payment runs, rejections and relocks on the database: every rupiah is paid once, due or named, and sums agree",
    file: "lib/features/work-orders/payments/dues.queries.db.test.ts",
    cases: 10_000,
    chunk: 500,
  },
  deductions: {
    says: "debts, repayments, locks and unlocks in any order on the database: none lost, none deducted twice, no balance below nought",
    file: "lib/features/work-orders/deductions/queries.db.test.ts",
    cases: 10_000,
    chunk: 300,
  },
  allotments: {
    says: "splits of the take-home pay between payees and the own account, by generated slips",
    file: "lib/features/work-orders/drafting/allotment-amounts.rules.test.ts",
    cases: 10_000,
    chunk: 2_000,
  },
  pipeline: {
    says: "recruitment pipeline: walks of 10 to 60 attempts through the state machine",
    file: "lib/features/applicants/pipeline/rules.test.ts",
    cases: 100_000,
    chunk: 5_000,
  },
  slots: {
    says: "slots of seats: walks through proposals, check-ins, check-outs and undos",
    file: "lib/features/manning/slots.rules.test.ts",
    cases: 20_000,
    chunk: 1_000,
  },
  "slots-stored": {
    says: "the same on the database: each walk stored, read again and rolled back",
    file: "lib/features/manning/plans/store-outcome.queries.db.test.ts",
    cases: 1_000,
    chunk: 50,
  },
  approvals: {
    says: "answers, plans and check-ins in any order, several at once, committed on the database",
    file: "lib/features/manning/approvals/decide-proposal.queries.db.test.ts",
    cases: 600,
    chunk: 30,
  },
  "backup-kills": {
    says: "a backup that is killed at random moments leaves nothing that looks like one",
    file: "scripts/backup/backup.db.test.ts",
    cases: 200,
    chunk: 25,
  },
  "backup-large": {
    says: "backup and restore of 100,000 people, twice: under ten minutes each, memory flat; figures in .data/long",
    file: "scripts/backup/large.db.test.ts",
    cases: 200_000,
    chunk: 100_000,
  },
  "restore-kills": {
    says: "a restore that is killed at random moments leaves a database that is empty or whole",
    file: "scripts/backup/restore-kills.db.test.ts",
    cases: 200,
    chunk: 10,
  },
  "migration-kills": {
    says: "an upgrade that is killed at random moments leaves the old state or the new one, and the next start goes on",
    file: "scripts/upgrade/migration-kills.db.test.ts",
    cases: 200,
    chunk: 10,
  },
  runbook: {
    says: "the commands of docs/operations.md, typed as they stand on the demo, a section a case, twice: installs, builds and serves; figures in .data/long",
    file: "scripts/runbook.db.test.ts",
    cases: 30,
    chunk: 15,
  },
  "rotation-kills": {
    says: "a change of DATA_KEY that is killed at random moments loses nothing",
    file: "scripts/rotate/rotate-data-key.db.test.ts",
    cases: 200,
    chunk: 10,
  },
  "odd-input": {
    says: "files of up to 30 odd names, numbers, dates and encodings through import, edits and export on the database: back as written",
    file: "lib/features/crew/import/file.queries.db.test.ts",
    cases: 200,
    chunk: 20,
  },
  "odd-forms": {
    says: "odd names, numbers and addresses through the schemas of forms: kept as written or refused by name",
    file: "lib/features/crew/formats/schema.test.ts",
    cases: 100_000,
    chunk: 20_000,
  },
  suitability: {
    says: "accusations, bars and approvals night by night on the database",
    file: "lib/features/suitability/queries.db.test.ts",
    cases: 2_000,
    chunk: 80,
  },
  billing: {
    says: "contracts, rows, locks, unlocks and notes in any order on the database: every row is in one place, and sums agree",
    file: "lib/features/billing/invoices.queries.db.test.ts",
    cases: 1_000,
    chunk: 25,
  },
  "search-text": {
    says: "texts as searches compare them: the database and the program say the same",
    file: "lib/platform/i18n/search-text.db.test.ts",
    cases: 20_000,
    chunk: 2_000,
  },
  identifiers: {
    says: "digits and telephone numbers as people write them: read as written, asked about or refused",
    file: "lib/features/crew/formats/rules.test.ts",
    cases: 200_000,
    chunk: 20_000,
  },
  "import-lines": {
    says: "tables of an import with totals, notes and words for nothing in any place",
    file: "lib/features/crew/import/table.rules.test.ts",
    cases: 100_000,
    chunk: 10_000,
  },
  "misspelled-keys": {
    says: "keys one letter away from another",
    file: "lib/platform/i18n/slip.test.ts",
    cases: 200_000,
    chunk: 50_000,
  },
  "locked-pdfs": {
    says: "PDFs that ask for a password and PDFs that only limit what may be done with them",
    file: "lib/platform/files/locked-pdf.test.ts",
    cases: 2_000,
    chunk: 200,
  },
  "hidden-sheets": {
    says: "workbooks whose sheets are shown, hidden and very hidden in any order",
    file: "lib/platform/excel/hidden-sheets.test.ts",
    cases: 1_000,
    chunk: 50,
  },
  "policy-cells": {
    says: "access policy: another letter in each single cell, against the printed policy and the matrix of calls",
    file: "app/PMSol/v1/policy-cells.db.test.ts",
    cases: 1_529,
    chunk: 330,
  },
  "certificate-status": {
    says: "the certificate status of people: lists and rules say the same, by up to four hundred people a case",
    file: "lib/features/crew/compliance/certificate-status.queries.db.test.ts",
    cases: 5_000,
    chunk: 500,
  },
  "idle-people": {
    says: "people who are idle: the list and the rule say the same, by up to four hundred people a case",
    file: "lib/features/crew/list/queries.db.test.ts",
    cases: 5_000,
    chunk: 500,
  },
  bars: {
    says: "entries of the suitability register: open, barring and the person's level in SQL and in the rules",
    file: "lib/features/crew/suitability-level.queries.db.test.ts",
    cases: 5_000,
    chunk: 500,
  },
  "planning-status": {
    says: "the planning status of vessels: lists and rules say the same, by up to three hundred seats a case",
    file: "lib/features/manning/planning/vessel-states.queries.db.test.ts",
    cases: 2_000,
    chunk: 200,
  },
  "effect-on-seats": {
    says: "candidates of generated fleets: their fit and the effect on other vessels order in SQL as in the rules",
    file: "lib/features/manning/candidates/list-candidates.db.test.ts",
    cases: 300,
    chunk: 30,
  },
  readiness: {
    says: "joiners: the first open item and its day in SQL and in the rules, by up to two hundred and fifty joiners a case",
    file: "lib/features/preparation/readiness.queries.db.test.ts",
    cases: 2_000,
    chunk: 200,
  },
  "fee-and-vat": {
    says: "fee and VAT of billed rows in SQL and in the rules, to the rupiah, by up to four hundred rows a case",
    file: "lib/features/billing/bills.queries.db.test.ts",
    cases: 5_000,
    chunk: 500,
  },
};
