import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";

/** Keys of copies begin here, far above those of other rows. */
const first = 1_000_000;

/** Copy a row `count` times, each with changes made from its number `n`. */
async function copyRow(
  db: Transaction,
  table: string,
  id: number,
  { count, changes }: { count: number; changes: string },
) {
  const columns = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ column_name }) => `"${column_name}"`).join(", ");
  await db.execute(
    sql.raw(`insert into ${table} (${names}) select ${names} from (
      select (jsonb_populate_record(one, ${changes})).* from ${table} one, generate_series(1, ${count}) as n where one.id = ${id}
    ) copies`),
  );
}

type Joined = { person: { id: number }; seat: { id: number }; tour: { id: number } };

/** A crowd with the agreement and the stay of one person on board: `size` people, that one included. */
export async function crowdLike(db: Transaction, { person, seat, tour }: Joined, size: number) {
  const [agreed] = await db.execute<{ id: number; preparation_id: number }>(
    sql`select id, preparation_id from preparation_pkls where crew_id = ${person.id}`,
  );
  const id = `'id', ${first} + n`;
  const rows: [table: string, id: number, changes: string][] = [
    ["crew", person.id, `${id}, 'employee_number', 'P-' || n, 'seafarer_code', 'P' || n`],
    ["seats", seat.id, `${id}, 'sequence', n + 1`],
    ["assignments", tour.id, `${id}, 'seat_id', ${first} + n, 'crew_id', ${first} + n`],
    ["preparations", agreed?.preparation_id ?? 0, `${id}, 'assignment_id', ${first} + n, 'crew_id', ${first} + n`],
    [
      "preparation_pkls",
      agreed?.id ?? 0,
      `${id}, 'preparation_id', ${first} + n, 'crew_id', ${first} + n, 'document_number', 'P' || n`,
    ],
  ];
  for (const [table, of, changes] of rows)
    await copyRow(db, table, of, { count: size - 1, changes: `jsonb_build_object(${changes})` });
  await db.execute(sql`analyze crew, assignments, preparations, preparation_pkls`);
}
