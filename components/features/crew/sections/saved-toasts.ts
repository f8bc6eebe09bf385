import type { Toast } from "@/components/ui/feedback/toast-frame";

type Answer = { ignored?: { name: string }[]; warnings?: string[] };

/** What a save is answered with: saved, or left alone because it was on record already; and what to look at again. Document 2 §5 */
export function savedToasts(
  { ignored = [], warnings = [] }: Answer,
  words: { saved: string; ignored: (name: string) => string },
): Toast[] {
  const first: Toast[] =
    ignored.length > 0
      ? ignored.map(({ name }) => ({ severity: "info", text: words.ignored(name) }))
      : [{ severity: "success", text: words.saved }];
  return [...first, ...warnings.map((text): Toast => ({ severity: "warning", text }))];
}
