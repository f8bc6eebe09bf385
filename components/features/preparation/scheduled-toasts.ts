import type { Toast } from "@/components/ui/feedback/toast-frame";

type ToastTexts = { done: string; sent: string; unsent: string };

/**
 * Return the toasts after scheduling: the confirmation for two seconds, and whether a mail was sent. document 2 §8,
 * §9
 */
export const scheduledToasts = (
  { mailIds }: { mailIds: readonly number[] },
  { done, sent, unsent }: ToastTexts,
): Toast[] => [
  { severity: "success", text: done, seconds: 2 },
  mailIds.length > 0 ? { severity: "success", text: sent } : { severity: "warning", text: unsent },
];
