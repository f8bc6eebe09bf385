import type { TimelineEntry } from "@/lib/features/applicants/pipeline/schema";
import { groupUploadedFiles } from "./group-uploaded-files";

const file = (name: string, at: string, by: string | null = null): TimelineEntry => ({
  kind: "file",
  at: new Date(at),
  by,
  fileId: name,
  fileType: "personaldata",
  name,
});
const comment: TimelineEntry = {
  kind: "comment",
  at: new Date("2026-11-20T01:00:10Z"),
  by: "Rina",
  id: 1,
  text: "Called",
};

test("groups files of one person and minute into one row, in order", () => {
  const rows = groupUploadedFiles([
    file("a", "2026-11-20T01:00:50Z"),
    file("b", "2026-11-20T01:00:20Z"),
    file("c", "2026-11-20T00:59:20Z"),
    file("d", "2026-11-20T00:59:10Z", "Rina"),
  ]);
  expect(rows.map((row) => (row.kind === "files" ? row.files.map(({ name }) => name) : row.kind))).toEqual([
    ["a", "b"],
    ["c"],
    ["d"],
  ]);
});

test("separates files when another event lies between them", () => {
  const rows = groupUploadedFiles([file("a", "2026-11-20T01:00:20Z"), comment, file("b", "2026-11-20T01:00:05Z")]);
  expect(rows.map(({ kind }) => kind)).toEqual(["files", "comment", "files"]);
});
