export type CaptchaSettings = { provider: "altcha" | "recaptcha" | "turnstile"; siteKey: string };
export type CaptchaProps = CaptchaSettings & {
  onAnswer: (answer: string | null) => void;
  error?: string | null | undefined;
  /** Increment it to show a new captcha after a refused answer. */
  round?: number;
};
