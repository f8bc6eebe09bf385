import { sql, type SQL } from "drizzle-orm";
import { renewalDays, type MedicalStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { daysAfterSignOff } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { leadDays, monthsOfTraining, type ItemName, type Training } from "./readiness.rules";

const number = (value: number) => sql.raw(String(value));

/** Somebody whose plan everybody has agreed to; for a query of assignments. */
export const isConfirmed = sql<boolean>`${assignments.principalStatus} in ('NotRequired', 'Confirmed') and ${assignments.employeeStatus} = 'Confirmed'`;

/** A joiner is judged on the day of joining, or today once that has gone by. */
const joiningDay = (today: string) => sql`greatest(${assignments.startDate}, ${today}::date)`;
const counts = (training: SQL, today: string) =>
  sql`${training}.crew_id = ${preparations.crewId} and ${training}.result = 'Passed' and ${training}.end_date >= ${joiningDay(today)} - interval '${number(monthsOfTraining)} months'`;

/** Whether the agreement of a preparation is signed. */
export const isSigned = sql<boolean>`exists (
  select from preparation_pkls k where k.preparation_id = ${preparations.id} and k.signed_at is not null and k.superseded_at is null and k.addendum_of_id is null
)`;

/** Whether each item is done, as readiness.rules says, for a query of preparations, assignments and crew. */
const isDone: Record<ItemName, (today: string) => SQL> = {
  certificates: (today) => sql`${crew.missingCertificates} = 0 and (
    ${crew.firstCertificateExpiry} is null
    or ${crew.firstCertificateExpiry} > ${today}::date + ${number(renewalDays)} and ${crew.firstCertificateExpiry} >= ${assignments.endDate} + ${number(daysAfterSignOff)}
  )`,
  mcu: () =>
    sql`exists (select from preparation_mcus m where m.preparation_id = ${preparations.id} and m.result = 'Passed')`,
  medical: (today) => sql`coalesce((
    select m.status <> 'UNFIT' and m.valid_until >= ${joiningDay(today)} from medical_certificates m
    where m.crew_id = ${preparations.crewId} and m.removed_at is null
    order by m.examination_date desc, array_position(array['UNFIT', 'Fit With Restriction', 'FIT'], m.status), m.valid_until limit 1
  ), false)`,
  bjst: (today) => sql`exists (select from preparation_bjsts t where ${counts(sql`t`, today)}) and not exists (
    select from preparation_bjsts o where o.preparation_id = ${preparations.id} and o.result is distinct from 'Passed'
      and not exists (select from preparation_bjsts t where ${counts(sql`t`, today)} and t.type_id = o.type_id)
  )`,
  pkl: () => isSigned,
};

/** The first item somebody misses, null once all are done; each is looked at only when those before it are. */
export const firstOpenItem = (today: string, among: readonly ItemName[]): SQL<ItemName | null> =>
  sql`case ${sql.join(
    among.map((name) => sql`when not (${isDone[name](today)}) then ${sql.raw(`'${name}'`)}`),
    sql` `,
  )} end`;

/** By when an item should be done. @param step expressions with the item's name and the day of joining */
export const dueOn = ({ item, joining }: { item: SQL; joining: SQL }): SQL<string | null> =>
  sql`${joining} - case ${item} ${sql.join(
    Object.entries(leadDays).map(([name, days]) => sql.raw(`when '${name}' then ${days}`)),
    sql` `,
  )} end`;

/** Every medical certificate in force of the person, without the words of a restriction. */
export const medicals = sql<{ status: MedicalStatus; examinationDate: string; validUntil: string; id: number }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'status', m.status, 'examinationDate', m.examination_date, 'validUntil', m.valid_until)), '[]')
  from medical_certificates m where m.crew_id = ${preparations.crewId} and m.removed_at is null
)`;

/** The check-up a preparation stands at: its last. */
export const lastMcu = sql<{ id: number; result: "Passed" | "Failed" | null; scheduledOn: string } | null>`(
  select jsonb_build_object('id', m.id, 'result', m.result, 'scheduledOn', m.scheduled_on)
  from preparation_mcus m where m.preparation_id = ${preparations.id} order by m.id desc limit 1
)`;

/** The trainings of a preparation and what the person passed before, the latest first. */
export const trainings = sql<Training[]>`(
  select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
    select b.id, b.type_id as "typeId", b.result, b.start_date as "startDate", b.end_date as "endDate", b.preparation_id = ${preparations.id} as "isOwn"
    from preparation_bjsts b
    where b.crew_id = ${preparations.crewId} and (b.preparation_id = ${preparations.id} or b.result = 'Passed')
    order by b.id desc limit 50
  ) t
)`;

/** The agreement a preparation stands at; the day it was signed, or released. */
export const lastPkl = sql<{ id: number; isSigned: boolean; date: string } | null>`(
  select jsonb_build_object('id', k.id, 'isSigned', k.signed_at is not null, 'date', coalesce((k.signed_at at time zone 'Asia/Jakarta')::date, k.doc_released_date))
  from preparation_pkls k where k.preparation_id = ${preparations.id} and k.superseded_at is null and k.addendum_of_id is null
  order by k.id desc limit 1
)`;
