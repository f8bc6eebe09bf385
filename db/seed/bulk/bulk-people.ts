import { sql } from "drizzle-orm";
import type { Executor } from "../../client";
import { companyNames, familyNames, femaleGivenNames, maleGivenNames, streets } from "../reference/names";
import { cities } from "../reference/lookup-places";

/** An array of texts as a parameter. */
const texts = (list: string[]) =>
  sql`array[${sql.join(
    list.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

const emptySeatEvery = 50;

/** pg_temp.pick(number, salt, many) is a whole number from 0 to many - 1, the same for the same arguments. */
export async function defineDraws(db: Executor) {
  await db.execute(sql`
    create or replace function pg_temp.pick(number bigint, salt int, many int) returns int immutable language sql
    as 'select (abs(hashint8extended(number, salt) % many))::int'`);
  await db.execute(sql`
    create or replace function pg_temp.pick_text(number bigint, salt int, list text[]) returns text immutable language sql
    as 'select list[1 + pg_temp.pick(number, salt, cardinality(list))]'`);
}

/** Seats to be taken, and people: the first ones on board, one for each seat but every fiftieth, the others of the same ranks ashore. */
export async function drawPeople(
  db: Executor,
  { count, firstVesselId, today }: { count: number; firstVesselId: number; today: string },
) {
  await db.execute(sql`
    create temp table bulk_seats on commit drop as
    select row_number() over (order by s.id)::int as n, row_number() over (partition by s.position_id order by s.id)::int as in_rank, count(*) over (partition by s.position_id)::int as of_rank,
      s.id, s.vessel_id, s.position_id, v.division_id, v.vessel_type_id, v.name as vessel_name, v.grt, v.dwt, t.name as vessel_type, p.name_en as position_name,
      v.principal_id is not null as has_principal
    from seats s join vessels v on v.id = s.vessel_id join vessel_types t on t.id = v.vessel_type_id join positions p on p.id = s.position_id
    where s.vessel_id >= ${firstVesselId}`);
  await db.execute(sql`create unique index on bulk_seats (n)`);
  await db.execute(sql`analyze bulk_seats`);
  await db.execute(sql`
    create temp table bulk_people on commit drop as
    with base as (
      select i, (select count(*)::int from crew) as known, (select count(*)::int from bulk_seats) as seats from generate_series(1, ${count}::int) i
    ), placed as (
      select base.*, known + i as number, i <= seats and i % ${sql.raw(String(emptySeatEvery))} <> 0 as aboard from base
    )
    select nextval(pg_get_serial_sequence('crew', 'id'))::int as id, p.i, p.number, p.aboard, s.n as seat, s.division_id, s.position_id, s.vessel_type_id, s.vessel_id,
      pg_temp.pick(number, 1, 14) = 0 as is_female,
      case when p.aboard then 'on-board' when pg_temp.pick(number, 2, 100) < 14 then 'resigned' when pg_temp.pick(number, 2, 100) = 14 then 'blacklist' else 'off-board' end as status,
      ${today}::date - case when p.aboard then 5 + pg_temp.pick(number, 3, 200) else 3 + pg_temp.pick(number, 3, 260) end as since,
      ${today}::date - (7900 + pg_temp.pick(number, 4, 12000)) as born,
      null::date as planned,
      pg_temp.pick(number, 5, 100) as paper_draw
    from placed p join bulk_seats s on s.n = case when p.i <= p.seats then p.i else 1 + pg_temp.pick(p.number, 6, p.seats) end
    order by p.i`);
  await db.execute(sql`update bulk_people set planned = since + 215 + pg_temp.pick(number, 7, 60) where aboard`);
  await db.execute(sql`create unique index on bulk_people (id)`);
  await db.execute(sql`analyze bulk_people`);
}

/** Stores the people drawn; identity and bank numbers stay empty, they are encrypted one by one. */
export async function storeBulkPeople(db: Executor, { today }: { today: string }): Promise<number> {
  const named = sql`
    case when is_female then pg_temp.pick_text(number, 11, ${texts(femaleGivenNames)}) else pg_temp.pick_text(number, 11, ${texts(maleGivenNames)}) end
    || case when pg_temp.pick(number, 12, 5) < 3 then ' ' || case when is_female then pg_temp.pick_text(number, 13, ${texts(femaleGivenNames)}) else pg_temp.pick_text(number, 13, ${texts(maleGivenNames)}) end else '' end
    || ' ' || pg_temp.pick_text(number, 14, ${texts(familyNames)})`;
  const option = (kind: string, name: string) => sql`(select id from lookups where kind = ${kind} and name = ${name})`;
  const rows = await db.execute<{ count: number }>(sql`
    with counted as (
      select p.*, ${named} as full_name, pg_temp.pick_text(number, 15, ${texts(cities.map(({ name }) => name))}) as town,
        coalesce((select last from employee_counters c where c.division_id = p.division_id), 0) + row_number() over (partition by p.division_id order by p.i) as employee,
        extract(year from born)::int + 20 as at_sea, 160 + pg_temp.pick(number, 16, 22) as tall, 55 + pg_temp.pick(number, 17, 35) as heavy
      from bulk_people p
    ), stored as (
      insert into crew (id, employee_number, division_id, position_id, vessel_type_id, employment_type_id, crew_origin, full_name, email, phone, address, sex, birth_place, date_of_birth,
        marital_status_id, nationality_id, seafarer_code, height, weight, bmi, safety_shoes_size, trousers_size, coverall_size, shirt_size, next_of_kin_name, next_of_kin_relation,
        next_of_kin_phone, joined_on, status, status_since, vessel_id, last_vessel_id, planned_off_board, resigned_on, resignation_class, created_at)
      select id, case division_id when 1 then 'M-' else 'T-' end || lpad(employee::text, greatest(5, length(employee::text)), '0'), division_id, position_id, vessel_type_id,
        case when pg_temp.pick(number, 18, 5) = 0 then ${option("employment-type", "Permanent")} else ${option("employment-type", "Contract")} end, 'WNI', full_name,
        lower(replace(full_name, ' ', '.')) || '.' || number || '@example.com', '+62813' || lpad(number::text, 8, '0'),
        pg_temp.pick_text(number, 19, ${texts(streets)}) || ' No. ' || 1 + pg_temp.pick(number, 20, 180) || ', ' || town, case when is_female then 'Female' else 'Male' end, town, born,
        case when pg_temp.pick(number, 21, 4) = 0 then ${option("marital-status", "Single")} else ${option("marital-status", "Married")} end, ${option("nationality", "Indonesian")},
        case when number < 500000 then '62' else '63' end || lpad((at_sea % 100)::text, 2, '0') || lpad((((400000 + number)::bigint * 7919 + 104729) % 1000000)::text, 6, '0'), tall, heavy, round(heavy / (tall / 100.0) ^ 2, 1),
        'UK 8', '33', 'L', 'L', pg_temp.pick_text(number, 22, ${texts(femaleGivenNames)}) || ' ' || pg_temp.pick_text(number, 14, ${texts(familyNames)}), 'Spouse',
        '+62814' || lpad(number::text, 8, '0'), least(since - 30, born + 7800), status, since, case when aboard then vessel_id end, vessel_id, planned,
        case when status = 'resigned' then since end, case when status = 'resigned' then 'voluntary' end, ${today}::date - 300
      from counted
      returning division_id
    ), counters as (
      insert into employee_counters (division_id, last) select division_id, count(*) from stored group by division_id
      on conflict (division_id) do update set last = employee_counters.last + excluded.last
      returning last
    )
    select count(*)::int as count from stored`);
  return rows[0]?.count ?? 0;
}

export const companies = texts(companyNames);
