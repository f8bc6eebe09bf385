import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crewBankAccounts } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { medicalCertificates } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { lastAppraisals, type ApprovedAppraisal } from "../approved-appraisals.queries";
import type { RecordCertificate } from "./certificates.rules";
import type { documentRow, educationRow, seaServiceRow, statusRow, trainingRow, travelRow } from "./schema";
import { travelDocumentNameId } from "../documents/travel-names.queries";

const creator = alias(users, "creator");
const crewId = sql.placeholder("crewId");
const attachmentOf = { fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size };

const selectMedicals = preparedQuery((db) =>
  db
    .select({ certificate: medicalCertificates, createdBy: fullNameOf(creator), attachment: attachmentOf })
    .from(medicalCertificates)
    .leftJoin(files, eq(files.id, medicalCertificates.fileId))
    .leftJoin(creator, eq(creator.id, medicalCertificates.createdBy))
    .where(and(eq(medicalCertificates.crewId, crewId), isNull(medicalCertificates.removedAt)))
    .orderBy(desc(medicalCertificates.examinationDate), desc(medicalCertificates.id))
    .limit(20),
);

const confirmer = alias(users, "confirmer");

const selectBankAccounts = preparedQuery((db) =>
  db
    .select({
      id: crewBankAccounts.id,
      sequence: crewBankAccounts.sequence,
      bankName: crewBankAccounts.bankName,
      accountNumber: crewBankAccounts.accountNumber,
      accountName: crewBankAccounts.accountName,
      createdAt: crewBankAccounts.createdAt,
      createdBy: fullNameOf(creator),
      confirmedBy: fullNameOf(confirmer),
    })
    .from(crewBankAccounts)
    .leftJoin(creator, eq(creator.id, crewBankAccounts.createdBy))
    .leftJoin(confirmer, eq(confirmer.id, crewBankAccounts.confirmedBy))
    .where(and(eq(crewBankAccounts.crewId, crewId), isNull(crewBankAccounts.removedAt)))
    .orderBy(asc(crewBankAccounts.sequence)),
);

type Stamped<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };
type Sections = {
  educations: z.output<typeof educationRow>[];
  trainings: Omit<z.output<typeof trainingRow>, "status" | "daysLeft">[];
  services: Omit<z.output<typeof seaServiceRow>, "days">[];
  travel: Stamped<Omit<z.output<typeof travelRow>, "status" | "daysLeft" | "noExpiry">>[];
  certificates: RecordCertificate[];
  documents: Stamped<z.output<typeof documentRow>>[];
  statuses: Stamped<z.output<typeof statusRow>>[];
  appraisals: ApprovedAppraisal[];
};

const file = sql`case when f.id is null then null else jsonb_build_object('fileId', f.id, 'fileName', f.name, 'contentType', f.content_type, 'size', f.size) end as attachment`;
const verification = sql`x.verified_at as "verifiedAt", x.verification_method as "verificationMethod", x.verification_note as "verificationNote",
  ${fullNameOf(alias(users, "v"))} as "verifiedBy", x.created_at as "createdAt", ${fullNameOf(alias(users, "c"))} as "createdBy"`;
const withFileAndPeople = sql`left join files f on f.id = x.file_id left join users v on v.id = x.verified_by left join users c on c.id = x.created_by`;

const of = sql`x.crew_id = ${crewId} and x.removed_at is null`;
const list = <T>(rows: SQL) => sql<T>`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`;

const selectSections = preparedQuery((db) =>
  db
    .select({
      educations: list<
        Sections["educations"]
      >(sql`select x.id, university_name as "universityName", degree, major, gpa, entry_year as "entryYear", graduation_year as "graduationYear", city
        from crew_educations x where ${of} order by graduation_year desc, x.id`),
      trainings: list<Sections["trainings"]>(
        sql`select x.id, institution, training, category, instructor, feedback, evaluation, issued, expired from crew_trainings x where ${of} order by issued desc, x.id`,
      ),
      services: list<
        Sections["services"]
      >(sql`select x.id, company_name as "companyName", position, vessel_name as "vesselName", vessel_type as "vesselType", grt, hp, dwt, on_board as "onBoard", off_board as "offBoard",
          note, vessel_id as "vesselId", assignment_id is not null as "isOwnRecord", ${file}
        from crew_sea_services x left join files f on f.id = x.file_id where ${of} order by on_board desc, x.id desc`),
      travel: list<
        Sections["travel"]
      >(sql`select x.id, kind, document_name as "documentName", ${travelDocumentNameId(sql`document_name`)} as "documentNameId", document_number as "documentNumber", issued, expired, description, ${verification}, ${file}
        from crew_travel_documents x ${withFileAndPeople} where ${of} and x.superseded_at is null order by array_position(array['passport', 'seaman-book', 'other'], kind), case when kind <> 'other' then expired end desc nulls first, document_name`),
      certificates: list<
        Sections["certificates"]
      >(sql`select x.id, x.kind, x.certificate_id as "certificateId", x.certificate_name as "name", k.stcw, k.name as "listName", k.name_en as "nameEn", x.certificate_number as "number",
          x.issued, x.expired, x.description, ${verification}, ${file}
        from crew_certificates x left join certificates k on k.id = x.certificate_id ${withFileAndPeople} where ${of} and x.superseded_at is null order by x.id`),
      documents: list<Sections["documents"]>(
        sql`select x.id, type, label, ${verification}, ${file} from crew_documents x ${withFileAndPeople} where ${of} and x.superseded_at is null order by type, label`,
      ),
      statuses: list<
        Sections["statuses"]
      >(sql`select x.id, event, from_status as "fromStatus", to_status as "toStatus", effective_on as "effectiveOn", s.name as "vesselName", x.resignation_class as "resignationClass", x.reason,
          x.created_at as "createdAt", ${fullNameOf(alias(users, "c"))} as "createdBy"
        from crew_status_changes x left join vessels s on s.id = x.vessel_id left join users c on c.id = x.created_by where x.crew_id = ${crewId} order by x.id desc limit 200`),
      appraisals: lastAppraisals(sql`${crewId}`),
    })
    .from(sql`(select) one`),
);

/** Select the short lists of a record in one query instead of one each. Instants come as text. */
export async function recordSectionsOf(db: Executor, id: number): Promise<Sections> {
  const [row] = await selectSections(db, { crewId: id });
  if (!row) throw new Error("sections were not read");
  return row;
}

/** Select medical certificates, latest examination first. */
export const medicalsOf = (db: Executor, id: number) => selectMedicals(db, { crewId: id });
/** Select bank accounts by sequence. */
export const bankAccountsOf = (db: Executor, id: number) => selectBankAccounts(db, { crewId: id });
