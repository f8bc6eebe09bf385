/**
 * Severity of an entry: sensitive for money, access, reputation and reversals; routine for daily work; normal for the
 * rest.
 */
export const severities = ["sensitive", "normal", "routine"] as const;
export type Severity = (typeof severities)[number];

/** Sensitive operations, which auditors read first. */
const sensitive = [
  "applicants.reopen",
  "applicants.reopen-stage",
  "audit.export",
  "contracts.delete",
  "crew.change-bank-account",
  "crew.decide-subject-request",
  "crew.export-subject",
  "crew.import",
  "crew.remove-medical-certificate",
  "crew.remove-paper",
  "crew.resign",
  "crew.unverify-paper",
  "evidence.rotate-key",
  "job-openings.delete",
  "manning.remove-assignment",
  "manning.remove-seat",
  "manning.undo-check-in",
  "rates.delete-draft",
  "rates.verify",
  "suitability.confirm",
  "suitability.decide-removal",
  "suitability.insert",
  "suitability.update",
  "users.create",
  "users.create-api-token",
  "users.create-first-admin",
  "users.deactivate",
  "users.delete",
  "users.provider-linked",
  "users.rescue-admin",
  "users.reset-password",
  "users.sign-in-locked",
  "users.sign-in-refused",
  "users.update",
  "vessels.move-to-scrap",
  "vessels.retire-principal",
];

/** Automatic operations and those that change no record. */
const routine = [
  "applicants.fail-silent-revisions",
  "applicants.generate-boc",
  "applicants.generate-cv",
  "applicants.generate-mcu-letter",
  "applicants.request-status-link",
  "applicants.save-draft",
  "applicants.send-register-mail",
  "applicants.submit-step",
  "applicants.write-mcu-letter",
  "captcha.open-gate",
  "contracts.remind",
  "crew.download",
  "crew.download-forecast",
  "crew.forecast-compliance",
  "crew.generate-cv",
  "crew.remind-expiries",
  "crew.send-expiry-digest",
  "crew.write-export",
  "evidence.download-answer",
  "evidence.download-pack",
  "evidence.write-pdf",
  "files.download-prepared",
  "files.remove-prepared",
  "files.retry-prepared",
  "files.upload",
  "manning.generate-crew-change",
  "manning.open-link",
  "manning.remind-approval",
  "manning.remind-approvals",
  "manning.send-extension-mail",
  "manning.send-mail",
  "preparation.generate-mcu-letter",
  "preparation.write-mcu-letter",
  "preparation.generate-pkl",
  "preparation.send-mail",
  "suitability.send-mail",
  "users.request-password-reset",
  "users.send-password-reset",
  "users.sign-in",
  "users.sign-out",
  "users.tell-account-linked",
  "vessels.generate-crew-list",
  "vessels.generate-crew-matrix",
];

export const severityLists = { sensitive, routine };

/** Return the severity of an operation; normal by default. */
export function severityOf(operation: string): Severity {
  if (sensitive.includes(operation)) return "sensitive";
  return routine.includes(operation) ? "routine" : "normal";
}
