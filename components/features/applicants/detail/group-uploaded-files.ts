import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";

type FileEntry = Extract<TimelineEntry, { kind: "file" }>;
type OtherEntry = Exclude<TimelineEntry, { kind: "file" }>;
export type TimelineRow = OtherEntry | { kind: "files"; at: Date; by: string | null; files: FileEntry[] };

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);

/** Group files that one person uploaded within the same minute into one row. */
export function groupUploadedFiles(entries: TimelineEntry[]): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (entry.kind !== "file") rows.push(entry);
    else if (last?.kind === "files" && last.by === entry.by && minuteOf(last.at) === minuteOf(entry.at))
      last.files.push(entry);
    else rows.push({ kind: "files", at: entry.at, by: entry.by, files: [entry] });
  }
  return rows;
}
