import { sql } from "drizzle-orm";
import type { Executor } from "../../client";

type Draw = { today: string };
const inserted = (result: { count: number }) => result.count;

const enteredDays = 10;

/**
 * Create certificates of rank and vessel type, some preferred ones and renewals. Of every ten people, two have a
 * certificate missing or about to expire.
 */
export async function storeBulkCertificates(db: Executor, { today }: Draw): Promise<number> {
  await db.execute(sql`
    create temp table bulk_held on commit drop as
    select p.id as crew_id, p.number, p.planned, p.born, c.id as certificate_id, c.kind, c.name_en as name, c.validity_years,
      case when p.paper_draw < 80 then 'good' when p.paper_draw < 90 then 'renewal' when p.paper_draw < 96 or p.aboard then 'expired' else 'missing' end as state,
      r.is_mandatory and c.validity_years is not null
        and row_number() over (partition by p.id, r.is_mandatory and c.validity_years is not null order by pg_temp.pick(p.number, c.id, 1000), c.id) = 1 as weakest
    from bulk_people p
    join certificate_requirements r on r.position_id = p.position_id and r.vessel_type_id = p.vessel_type_id
    join certificates c on c.id = r.certificate_id
    where r.is_mandatory or pg_temp.pick(p.number, 100 + c.id, 100) < 55`);
  const current = await db.execute(sql`
    insert into crew_certificates (crew_id, kind, certificate_id, certificate_name, certificate_number, issued, expired, verified_at, verified_by, verification_method, created_at, created_by)
    select crew_id, kind, certificate_id, name, 'C' || lpad(number::text, 7, '0') || lpad(certificate_id::text, 3, '0'), issued, expired,
      case when is_verified then issued + make_interval(days => ${enteredDays + 2}) end, case when is_verified then pde end, case when is_verified then 'online' end,
      issued + make_interval(days => ${enteredDays}), staff
    from (
      select h.*, case when validity_years is null then born + 6900 + pg_temp.pick(number, certificate_id, 400) else expired - make_interval(years => validity_years) end::date as issued,
        pg_temp.pick(number, 200 + certificate_id, 10) < 8 as is_verified,
        (select id from users where role = 'crewingpdemarine' limit 1) as pde, (select id from users where role = 'crewingstaffmarine' limit 1) as staff
      from (
        select *, case
            when validity_years is null then null
            when weakest and state = 'renewal' then ${today}::date + 5 + pg_temp.pick(number, 300, 80)
            when weakest and state = 'expired' then ${today}::date - 3 - pg_temp.pick(number, 300, 60)
            else least(${today}::date + validity_years * 365 - 30, greatest(${today}::date + 130, planned + 40) + pg_temp.pick(number, 300 + certificate_id, validity_years * 365 - 170))
          end as expired
        from bulk_held where not (weakest and state = 'missing')
      ) h
    ) k
    order by crew_id`);
  const replaced = await db.execute(sql`
    insert into crew_certificates (crew_id, kind, certificate_id, certificate_name, certificate_number, issued, expired, superseded_by, superseded_at, created_at, created_by)
    select k.crew_id, k.kind, k.certificate_id, k.certificate_name, 'A' || substr(k.certificate_number, 2), (k.issued - make_interval(years => c.validity_years, days => -20))::date, k.issued + 20, k.id,
      k.created_at, k.issued - make_interval(years => c.validity_years, days => -30), k.created_by
    from bulk_people p join crew_certificates k on k.crew_id = p.id join certificates c on c.id = k.certificate_id
    where k.expired is not null and k.superseded_at is null and k.issued > p.born + 9200 and pg_temp.pick(p.number, 400 + c.id, 100) < 65
    order by k.crew_id`);
  return inserted(current) + inserted(replaced);
}

/** A passport and a seaman's book each. */
export async function storeBulkTravelDocuments(db: Executor, { today }: Draw): Promise<number> {
  const result = await db.execute(sql`
    insert into crew_travel_documents (crew_id, kind, document_name, document_number, issued, expired, verified_at, created_at)
    select id, kind, name, letter || lpad(((number::bigint * 7919 + 13) % 10000000)::text, 7, '0'), (expired - make_interval(years => years))::date, expired, expired - make_interval(years => years, days => -9),
      expired - make_interval(years => years, days => -5)
    from (
      select p.*, d.*, ${today}::date + case when pg_temp.pick(number, 500, 40) = 0 then pg_temp.pick(number, 501 + years, 200) - 100 else 200 + pg_temp.pick(number, 501 + years, years * 365 - 230) end as expired
      from bulk_people p cross join (values ('passport', 'Passport', 'C', 10), ('seaman-book', 'Seaman Book', 'F', 3)) as d (kind, name, letter, years)
    ) t
    order by id`);
  return inserted(result);
}

export async function storeBulkMedicals(db: Executor, { today }: Draw): Promise<number> {
  const result = await db.execute(sql`
    insert into medical_certificates (crew_id, certificate_number, status, examination_date, valid_until)
    select id, 'MC-' || number, case when pg_temp.pick(number, 600, 60) = 0 then 'Fit With Restriction' else 'FIT' end, (ends - interval '2 years')::date, ends
    from (select *, ${today}::date + pg_temp.pick(number, 601, 760) - 40 as ends from bulk_people) m
    order by id`);
  return inserted(result);
}
