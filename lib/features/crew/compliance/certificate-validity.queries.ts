import { sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { certificateValidityOf, type CertificateWithExpiry, type Requirement } from "./certificate-validity.rules";
import { earlier } from "@/lib/platform/calendar/period";

type Facts = { id: number; requirements: Requirement[]; papers: CertificateWithExpiry[]; travelExpiry: string | null };

/**
 * Select current certificates, mandatory ones of rank and vessel type, and the first travel document to expire; of two
 * passports the longer counts.
 */
const factsOf = (db: Executor, ids: string) =>
  db.execute<Facts>(sql`
    select c.id,
      coalesce((
        select jsonb_agg(jsonb_build_object('certificateId', r.certificate_id, 'kind', k.kind, 'name', k.name, 'stcw', k.stcw, 'minMonthsValid', r.min_months_valid))
        from certificate_requirements r join certificates k on k.id = r.certificate_id
        where r.position_id = c.position_id and r.vessel_type_id = c.vessel_type_id and r.is_mandatory
      ), '[]') as requirements,
      coalesce((
        select jsonb_agg(jsonb_build_object('certificateId', p.certificate_id, 'kind', p.kind, 'name', p.certificate_name, 'stcw', k.stcw, 'expired', p.expired))
        from crew_certificates p left join certificates k on k.id = p.certificate_id
        where p.crew_id = c.id and p.superseded_at is null and p.removed_at is null
      ), '[]') as papers,
      (
        select min(t.expired)::text from (
          select case when bool_or(d.expired is null) then null else max(d.expired) end as expired
          from crew_travel_documents d where d.crew_id = c.id and d.superseded_at is null and d.removed_at is null
          group by case when d.kind = 'other' then lower(d.document_name) else d.kind end
        ) t
      ) as "travelExpiry"
    from crew c where c.id = any(${ids}::int[])`);

const validityRow = ({ id, requirements, papers, travelExpiry }: Facts) => {
  const { missing, firstExpiry, nextExpiry } = certificateValidityOf(requirements, papers);
  const next = nextExpiry && travelExpiry ? earlier(nextExpiry, travelExpiry) : (nextExpiry ?? travelExpiry);
  return { id, missing, first: firstExpiry, next };
};

/**
 * Recompute the certificate columns of people's rows. Call it in the transaction that changes their certificates,
 * travel documents, rank, vessel type, or the matrix. Two queries for any number of people, up to some thousand.
 * product 5.5
 */
export async function refreshCertificateValidity(db: Executor, crewIds: readonly number[]) {
  if (crewIds.length === 0) return;
  const facts = await factsOf(db, `{${[...new Set(crewIds)].join(",")}}`);
  await db.execute(sql`
    update crew set missing_certificates = s.missing, first_certificate_expiry = s.first, next_paper_expiry = s.next
    from jsonb_to_recordset(${JSON.stringify(facts.map(validityRow))}::text::jsonb) as s(id int, missing int, first date, next date)
    where crew.id = s.id
      and (crew.missing_certificates, crew.first_certificate_expiry, crew.next_paper_expiry) is distinct from (s.missing, s.first, s.next)`);
}

const isSame = (one: string | null, other: string | null) => (one ?? "") === (other ?? "");

/** List people whose stored certificate columns are out of date, without erased people; some thousand at a time. */
export async function staleCertificateValidity(db: Executor, after: number, limit: number) {
  const storedRows = await db.execute<{ id: number; missing: number; first: string | null; next: string | null }>(sql`
    select id, missing_certificates as missing, first_certificate_expiry::text as first, next_paper_expiry::text as next
    from crew where id > ${after} and erased_at is null order by id limit ${limit}`);
  const facts = await factsOf(db, `{${storedRows.map(({ id }) => id).join(",")}}`);
  const expectedById = new Map(facts.map((personFacts) => [personFacts.id, validityRow(personFacts)]));
  const stale = storedRows.filter(({ id, missing, first, next }) => {
    const row = expectedById.get(id);
    return row && !(row.missing === missing && isSame(row.first, first) && isSame(row.next, next));
  });
  return { stale: stale.map(({ id }) => id), last: storedRows.length < limit ? null : (storedRows.at(-1)?.id ?? null) };
}
