/** Settings whose values may be shown. */
const visibleNames = [
  ...["PROCESSES", "TRUST_PROXY", "DATABASE_POOL", "DATABASE_PREPARE", "DEMO", "LOG_LEVEL", "CAPTCHA_PROVIDER"],
  ...["BACKUP_AT", "BACKUP_PROOF_AT", "BACKUP_DIR", "BACKUP_COPY_DIR", "BACKUP_KEEP_DAYS"],
];
/** Settings of which only the presence is shown. */
const secretNames = [
  ...[
    "DATABASE_URL",
    "AUTH_SECRET",
    "DATA_KEY",
    "DATA_KEYS_OLD",
    "SMTP_URL",
    "MAIL_FROM",
    "ALERT_MAIL",
    "CAPTCHA_SECRET",
  ],
  ...["OIDC_ISSUER", "OIDC_CLIENT_SECRET", "BACKUP_RECIPIENT", "BACKUP_PROOF_KEY"],
];

/** Return the settings of this server by name. */
export const visibleSettings = (env: Record<string, string | undefined>): { name: string; value: string }[] => [
  ...visibleNames.map((name) => ({ name, value: env[name] ?? "" })),
  ...secretNames.map((name) => ({ name, value: env[name] ? "set" : "" })),
];
