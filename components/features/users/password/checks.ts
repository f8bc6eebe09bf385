import { brokenPasswordRules, type PasswordForm, type PasswordRule } from "@/lib/features/users/rules";

const always = ["length", "lower", "upper", "digit", "special"] as const;

/** Each rule of a new password and whether it is met; "uncommon" is named only once it is the one that fails. */
export function passwordRules(password: string, form: PasswordForm): { rule: PasswordRule; met: boolean }[] {
  const broken = brokenPasswordRules(password, form);
  const rules = always.map((rule) => ({ rule, met: !broken.includes(rule) }));
  return broken[0] === "uncommon" ? [...rules, { rule: "uncommon", met: false }] : rules;
}
