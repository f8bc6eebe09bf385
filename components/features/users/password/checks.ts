import { isStrongPassword, passwordSpecials, type PasswordForm } from "@/lib/features/users/rules";

type PasswordRule = "length" | "lower" | "upper" | "digit" | "special" | "uncommon";

/** Each rule of a new password and whether it is met; "uncommon" is named only once it is the one that fails. */
export function passwordRules(password: string, form: PasswordForm): { rule: PasswordRule; met: boolean }[] {
  const bytes = new TextEncoder().encode(password).length;
  const rules: { rule: PasswordRule; met: boolean }[] = [
    { rule: "length", met: password.length >= 8 && bytes <= 72 },
    { rule: "lower", met: /[a-z]/.test(password) },
    { rule: "upper", met: /[A-Z]/.test(password) },
    { rule: "digit", met: /\d/.test(password) },
    { rule: "special", met: [...password].some((character) => passwordSpecials[form].includes(character)) },
  ];
  const common = rules.every(({ met }) => met) && !isStrongPassword(password, form);
  return common ? [...rules, { rule: "uncommon", met: false }] : rules;
}
