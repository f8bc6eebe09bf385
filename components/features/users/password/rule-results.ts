import { brokenPasswordRules, type PasswordForm, type PasswordRule } from "@/lib/features/users/rules";

const always = ["length", "lower", "upper", "digit", "special"] as const;

/** Check each rule of a new password. "uncommon" is listed only when it is the one that fails. */
export function passwordRules(password: string, form: PasswordForm): { rule: PasswordRule; met: boolean }[] {
  const broken = brokenPasswordRules(password, form);
  const rules = always.map((rule) => ({ rule, met: !broken.includes(rule) }));
  return broken[0] === "uncommon" ? [...rules, { rule: "uncommon", met: false }] : rules;
}
