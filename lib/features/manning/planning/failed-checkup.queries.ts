import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Whether the last check-up for a plan failed with nothing else arranged. product 5.13c */
export const failedCheckup = (assignmentId: SQLWrapper): SQL<boolean> => sql`coalesce((
  select m.result = 'Failed' from preparations as p join preparation_mcus as m on m.preparation_id = p.id
  where p.assignment_id = ${assignmentId} and p.ended_at is null order by m.id desc limit 1
), false)`;
