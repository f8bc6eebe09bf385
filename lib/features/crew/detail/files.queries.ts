import { eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { CrewDocumentType, FieldClass } from "@/db/enums/crew";
import { principals } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { isViewerAmong, fixedViewers } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { classOfDocument, extentOf, loggedClasses, canReadAppraisals, viewerOf, type Viewer } from "../fields.rules";
import { selectViewedPerson } from "../queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";

type StoredFile = { id: string; subjectId: number | null; fileType: string };
type Use = {
  kind:
    | "certificate"
    | "travel"
    | "schedule"
    | "appraisal"
    | "report"
    | "sea-service"
    | "medical"
    | "suitability"
    | "document"
    | "portrait";
  type: CrewDocumentType | null;
  isCurrent: boolean;
};

const classOfKind: Record<Exclude<Use["kind"], "document">, FieldClass> = {
  portrait: "public",
  certificate: "professional",
  "sea-service": "professional",
  travel: "travel",
  schedule: "travel",
  appraisal: "professional",
  report: "professional",
  medical: "medical",
  suitability: "suitability",
};
const classOfFileType: Record<string, FieldClass> = {
  medical: "medical",
  mcu: "medical",
  blacklist: "suitability",
  pkl: "payroll",
  contract: "payroll",
  bjst: "professional",
  Appraisal: "professional",
};
/** Field classes, strictest first: a scan used by two documents needs access to both. */
const strictness: readonly FieldClass[] = [
  "medical",
  "payroll",
  "identity",
  "suitability",
  "contact",
  "travel",
  "professional",
  "public",
];

/** Select which of a person's documents use a file. */
const usesOf = (db: Executor, crewId: number, fileId: string) =>
  db.execute<Use>(sql`
    select 'portrait' as kind, null as type, true as "isCurrent" from crew where id = ${crewId} and photo_file_id = ${fileId}
    union all select 'certificate', null, superseded_at is null and removed_at is null from crew_certificates where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'travel', null, superseded_at is null and removed_at is null from crew_travel_documents where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'document', type, superseded_at is null and removed_at is null from crew_documents where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'sea-service', null, removed_at is null from crew_sea_services where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'medical', null, removed_at is null from medical_certificates where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'medical', null, true from preparation_mcus where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'certificate', null, true from preparation_bjsts where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'document', 'contract', superseded_at is null from preparation_pkls where crew_id = ${crewId} and ${fileId} in (file_id, signed_file_id, record_file_id)
    union all select 'schedule', null, removed_at is null from schedule_documents where crew_id = ${crewId} and file_id = ${fileId} and kind = 'accommodation'
    union all select 'appraisal', null, removed_at is null from schedule_documents where crew_id = ${crewId} and file_id = ${fileId} and kind = 'appraisal'
    union all select 'report', null, review_status = 'Approved' from appraisals where crew_id = ${crewId} and file_id = ${fileId}
    union all select 'suitability', null, true from suitability_entries where crew_id = ${crewId} and ${fileId} in (evidence_file_id, reply_file_id)
    union all select 'suitability', null, true from suitability_removals r join suitability_entries e on e.id = r.entry_id where e.crew_id = ${crewId} and r.document_file_id = ${fileId}`);

function classOf(uses: readonly Use[], fileType: string): FieldClass {
  const classes = uses.map(({ kind, type }) =>
    kind === "document" ? classOfDocument[type ?? "other"] : classOfKind[kind],
  );
  return strictness.find((fieldClass) => classes.includes(fieldClass)) ?? classOfFileType[fileType] ?? "identity";
}

const closed = { open: false } as const;
/** Whether a viewer may open the scan of an appraisal: readers of the report, the seafarer once it is approved. */
const canReadReport = (viewer: Viewer, isApproved: boolean) =>
  canReadAppraisals(viewer) && (viewer !== fixedViewers.self || isApproved);

/** Build the watermark of a copy, e.g. "PT Pemilik Kapal, sari@example.com, 2026-11-20". */
async function watermarkText(db: Executor, actor: Actor, now: Date): Promise<string> {
  if (actor.kind !== "user") return dayOf(now);
  const [principal] = actor.principalId
    ? await db.select({ name: principals.name }).from(principals).where(eq(principals.id, actor.principalId))
    : [];
  return [principal?.name, actor.email, dayOf(now)].filter(Boolean).join(", ");
}

/**
 * Return a seafarer's file and its watermark if the actor may open it: they must see the person and the document's
 * class in full. A principal gets current documents only, with a watermark. Openings by principals and of sensitive
 * files are logged. product 5.12
 */
export async function crewFileFor(
  db: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  file: StoredFile,
): Promise<{ open: false } | { open: true; mark: string | null }> {
  if (file.subjectId === null) return closed;
  const person = await selectViewedPerson(db, actor, file.subjectId);
  if (!person) return closed;
  const viewer = viewerOf(actor, person);
  const uses = [...(await usesOf(db, person.id, file.id))];
  const fieldClass = classOf(uses, file.fileType);
  if (extentOf(viewer, fieldClass) !== "full") return closed;
  if (uses.some(({ kind }) => kind === "appraisal") && !isViewerAmong(viewer, "read-appraisal-documents"))
    return closed;
  if (uses.some(({ kind, isCurrent }) => kind === "report" && !canReadReport(viewer, isCurrent))) return closed;
  const marked = viewer === fixedViewers.principal && fieldClass !== "public";
  if (marked && !uses.some(({ isCurrent }) => isCurrent)) return closed;
  const isLogged = marked || loggedClasses.some((logged) => logged === fieldClass);
  if (isLogged)
    await recordSensitiveReads(db, { actor, now }, "files.download", [{ crewId: person.id, classes: [fieldClass] }]);
  return { open: true, mark: marked ? await watermarkText(db, actor, now) : null };
}
