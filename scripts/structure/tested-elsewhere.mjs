/**
 * Operations and rules whose test does not stand beside them, and the test that proves them. The test imports them; one
 * that goes through a door (e2e/, app/) says after a colon the words by which it is found:
 *
 *   "crew/papers/renew-paper": "lib/features/crew/papers/papers.db.test.ts",
 *   "crew/papers/verify-paper": "e2e/crew-papers.spec.ts: verified by somebody else",
 *   "crew/compliance/period-check.rules": "lib/features/crew/compliance/rules.test.ts",
 */
export const testedElsewhere = {};
