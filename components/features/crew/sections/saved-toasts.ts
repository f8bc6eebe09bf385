import type { Toast } from "@/components/ui/feedback/toast-frame";

type Answer = { ignored?: { name: string }[]; warnings?: string[] };

/** Build the toasts after a save: saved, or unchanged because it was on record, and warnings. Document 2 §5 */
export function savedToasts(
  { ignored = [], warnings = [] }: Answer,
  labels: { saved: string; ignored: (name: string) => string },
): Toast[] {
  const first: Toast[] =
    ignored.length > 0
      ? ignored.map(({ name }) => ({ severity: "info", text: labels.ignored(name) }))
      : [{ severity: "success", text: labels.saved }];
  return [...first, ...warnings.map((text): Toast => ({ severity: "warning", text }))];
}
