import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crewDocumentTypes, type FieldClass } from "@/db/enums/crew";
import { fullNameOf, users } from "@/db/schema/users";
import type { HistoryRow } from "./schema";
import { classOfDocument } from "../fields.rules";

type Raw = Omit<HistoryRow, "createdAt" | "verifiedAt" | "supersededAt" | "removedAt"> & {
  createdAt: string;
  verifiedAt: string | null;
  supersededAt: string | null;
  removedAt: string | null;
};

const verified = sql`d.verified_at, d.verified_by, d.verification_method, d.verification_note`;
const replaced = sql`d.superseded_by, d.superseded_at, d.removed_at, d.removed_by, d.superseded_at is null and d.removed_at is null as is_current`;
const uploaded = sql`d.file_id, d.created_at, d.created_by`;

/** Select every version of every document in the visible classes, one table after another. */
function documentVersions(crewId: number, canView: (fieldClass: FieldClass) => boolean): SQL | null {
  const types = crewDocumentTypes.filter((type) => canView(classOfDocument[type]));
  const parts = [
    canView("professional") &&
      sql`select d.id, d.kind as kind, null as type, d.certificate_name as name, d.certificate_number as number, d.issued, d.expired, ${uploaded}, ${verified}, ${replaced} from crew_certificates d where d.crew_id = ${crewId}`,
    canView("travel") &&
      sql`select d.id, 'travel-document', d.kind, d.document_name, d.document_number, d.issued, d.expired, ${uploaded}, ${verified}, ${replaced} from crew_travel_documents d where d.crew_id = ${crewId}`,
    types.length > 0 &&
      sql`select d.id, 'personal-document', d.type, d.label, null, null::date, null::date, ${uploaded}, ${verified}, ${replaced} from crew_documents d where d.crew_id = ${crewId} and d.type in ${types}`,
    canView("medical") &&
      sql`select d.id, 'medical-certificate', d.status, coalesce(d.certificate_number, d.status), d.certificate_number, d.examination_date, d.valid_until, ${uploaded},
        null::timestamptz, null::int, null, null, null::int, null::timestamptz, d.removed_at, d.removed_by,
        d.removed_at is null and not exists (select from medical_certificates n where n.crew_id = d.crew_id and n.removed_at is null and (n.examination_date, n.id) > (d.examination_date, d.id))
      from medical_certificates d where d.crew_id = ${crewId}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? sql.join(parts, sql` union all `) : null;
}

const instant = (value: string | null) => (value === null ? null : new Date(value));
const person = (table: string) => fullNameOf(alias(users, table));

/** Select one page of a person's document versions, newest upload first, with the total. Two queries. */
export async function documentHistory(
  db: Executor,
  crewId: number,
  canView: (fieldClass: FieldClass) => boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryRow[]; total: number }> {
  const versions = documentVersions(crewId, canView);
  if (!versions) return { rows: [], total: 0 };
  const [rows, [counted]] = await Promise.all([
    db.execute<Raw>(sql`
      select p.id, p.kind, p.type, p.name, p.number, p.issued::text, p.expired::text, p.is_current as "isCurrent",
        p.verified_at::text as "verifiedAt", p.verification_method as "verificationMethod", p.verification_note as "verificationNote", ${person("v")} as "verifiedBy",
        p.created_at::text as "createdAt", ${person("c")} as "createdBy", p.superseded_by as "supersededBy", p.superseded_at::text as "supersededAt",
        p.removed_at::text as "removedAt", ${person("r")} as "removedBy",
        case when f.id is null then null else jsonb_build_object('fileId', f.id, 'fileName', f.name, 'contentType', f.content_type, 'size', f.size) end as attachment
      from (select * from (${versions}) every order by created_at desc, kind, id desc limit ${limit} offset ${offset}) p
      left join files f on f.id = p.file_id left join users v on v.id = p.verified_by left join users c on c.id = p.created_by left join users r on r.id = p.removed_by
      order by p.created_at desc, p.kind, p.id desc`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${versions}) every`),
  ]);
  const dated = ({ createdAt, verifiedAt, supersededAt, removedAt, ...row }: Raw): HistoryRow => ({
    ...row,
    createdAt: new Date(createdAt),
    verifiedAt: instant(verifiedAt),
    supersededAt: instant(supersededAt),
    removedAt: instant(removedAt),
  });
  return { rows: [...rows].map(dated), total: counted?.total ?? 0 };
}
