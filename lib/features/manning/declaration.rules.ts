import { translator } from "@/lib/platform/i18n/messages";

/** What somebody declares with an answer. A text that changes gets another number: packs hold both. */
export const declarations = ["principal-1", "employee-1", "account-1", "on-behalf-1", "told-1", "extension-1"] as const;
export type DeclarationVersion = (typeof declarations)[number];

/** The text as it stands in both languages, under its version. */
export const declarationOf = (version: DeclarationVersion) => ({
  version,
  en: translator("en")(`approvals.declarations.${version}`),
  id: translator("id")(`approvals.declarations.${version}`),
});
