import { translator } from "@/lib/platform/i18n/messages";

/**
 * Versions of the declarations confirmed with an answer. A changed text gets a new version, because evidence packs keep
 * the old one.
 */
export const declarations = ["principal-1", "employee-1", "account-1", "on-behalf-1", "told-1", "extension-1"] as const;
export type DeclarationVersion = (typeof declarations)[number];

/** Return a declaration in both languages with its version. */
export const declarationOf = (version: DeclarationVersion) => ({
  version,
  en: translator("en")(`approvals.declarations.${version}`),
  id: translator("id")(`approvals.declarations.${version}`),
});
