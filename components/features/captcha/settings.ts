export type CaptchaSettings = { provider: "altcha" | "recaptcha" | "turnstile"; siteKey: string };
export type CaptchaProps = CaptchaSettings & {
  onAnswer: (answer: string | null) => void;
  error?: string | null | undefined;
  /** A new number asks again, after an answer was refused. */
  round?: number;
};
