import { sql, type SQL } from "drizzle-orm";
import { renewalDays, type MedicalStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { daysAfterSignOff } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { leadDays, monthsOfTraining, type ItemName, type Training } from "./readiness.rules";

const number = (value: number) => sql.raw(String(value));

/** Match assignments confirmed by all parties. */
export const isConfirmed = sql<boolean>`${assignments.principalStatus} in ('NotRequired', 'Confirmed') and ${assignments.employeeStatus} = 'Confirmed'`;

/** The date of joining, or today when it has passed. */
const joiningDay = (today: string) => sql`greatest(${assignments.startDate}, ${today}::date)`;
const counts = (training: SQL, today: string) =>
  sql`${training}.crew_id = ${preparations.crewId} and ${training}.result = 'Passed' and ${training}.end_date >= ${joiningDay(today)} - interval '${number(monthsOfTraining)} months'`;

/** Match preparations with a signed agreement. */
export const isSigned = sql<boolean>`exists (
  select from preparation_pkls k where k.preparation_id = ${preparations.id} and k.signed_at is not null and k.superseded_at is null and k.addendum_of_id is null
)`;

/** Conditions for each completed item, as in readiness.rules, for a query of preparations, assignments and crew. */
const isDone: Record<ItemName, (today: string) => SQL> = {
  certificates: (today) => sql`${crew.missingCertificates} = 0 and (
    ${crew.firstCertificateExpiry} is null
    or ${crew.firstCertificateExpiry} > ${today}::date + ${number(renewalDays)} and ${crew.firstCertificateExpiry} >= ${assignments.endDate} + ${number(daysAfterSignOff)}
  )`,
  mcu: () =>
    sql`coalesce((select m.result = 'Passed' from preparation_mcus m where m.preparation_id = ${preparations.id} order by m.id desc limit 1), false)`,
  medical: (today) => sql`coalesce((
    select m.status <> 'UNFIT' and m.valid_until >= ${joiningDay(today)} from medical_certificates m
    where m.crew_id = ${preparations.crewId} and m.removed_at is null
    order by m.examination_date desc, array_position(array['UNFIT', 'Fit With Restriction', 'FIT'], m.status), m.valid_until limit 1
  ), false)`,
  bjst: (today) => sql`exists (select from preparation_bjsts t where ${counts(sql`t`, today)}) and not exists (
    select from preparation_bjsts o where o.preparation_id = ${preparations.id} and o.result is distinct from 'Passed'
      and not exists (select from preparation_bjsts t where ${counts(sql`t`, today)} and t.type_id = o.type_id)
      and not exists (select from preparation_bjsts n where n.preparation_id = o.preparation_id and n.type_id = o.type_id and n.id > o.id)
  )`,
  pkl: () => isSigned,
};

/** Return the first open item; null when all are done. Each is evaluated only when the earlier ones are done. */
export const firstOpenItem = (today: string, among: readonly ItemName[]): SQL<ItemName | null> =>
  sql`case ${sql.join(
    among.map((name) => sql`when not (${isDone[name](today)}) then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} end`;

/** Return the due date of an item. @param step expressions of the item's name and the joining date */
export const dueOn = ({ item, joining }: { item: SQL; joining: SQL }): SQL<string | null> =>
  sql`${joining} - case ${item} ${sql.join(
    Object.entries(leadDays).map(([name, days]) => sql.raw(`when '${name}' then ${days}`)),
    sql` `,
  )} end`;

/** All valid medical certificates of the seafarer, without restriction texts. */
export const medicals = sql<{ status: MedicalStatus; examinationDate: string; validUntil: string; id: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'status', m.status, 'examinationDate', m.examination_date, 'validUntil', m.valid_until)), '[]')
  from medical_certificates m where m.crew_id = ${preparations.crewId} and m.removed_at is null
)`;

/** The last check-up of a preparation. */
export const lastMcu = sql<{ id: number; result: "Passed" | "Failed" | null; scheduledOn: string } | null>`(
  select jsonb_build_object('id', m.id, 'result', m.result, 'scheduledOn', m.scheduled_on)
  from preparation_mcus m where m.preparation_id = ${preparations.id} order by m.id desc limit 1
)`;

/** Trainings of a preparation and earlier passed ones, newest first. */
export const trainings = sql<Training[]>`(
  select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
    select b.id, b.type_id as "typeId", b.result, b.start_date as "startDate", b.end_date as "endDate", b.preparation_id = ${preparations.id} as "isOwn"
    from preparation_bjsts b
    where b.crew_id = ${preparations.crewId} and (b.preparation_id = ${preparations.id} or b.result = 'Passed')
    order by b.id desc limit 50
  ) t
)`;

/** The current agreement of a preparation with the date of signing or creation. */
export const lastPkl = sql<{ id: number; isSigned: boolean; date: string } | null>`(
  select jsonb_build_object('id', k.id, 'isSigned', k.signed_at is not null, 'date', coalesce((k.signed_at at time zone 'Asia/Jakarta')::date, k.doc_released_date))
  from preparation_pkls k where k.preparation_id = ${preparations.id} and k.superseded_at is null and k.addendum_of_id is null
  order by k.id desc limit 1
)`;
