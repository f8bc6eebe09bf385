import fc from "fast-check";
import { sql } from "drizzle-orm";
import { certificateStatuses } from "@/db/enums/crew";
import { propertyTimeout, runsOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onStandIns, standIn } from "@/db/testing/databases/stand-in";
import { addDays } from "@/lib/platform/calendar/dates";
import { hasCertificateStatus } from "./certificate-status.queries";
import { certificateStatus } from "./certificate-validity.rules";

afterAll(closeDatabase);
const today = "2026-11-20";

const day = fc.option(fc.integer({ min: -150, max: 150 }).map((days) => addDays(today, days)));
const person = fc.record({ missing: fc.constantFrom(0, 0, 0, 1, 7), firstExpiry: day, plannedOffBoard: day });

test(
  "lists filter by the certificate status that the rules give each person",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 400, size: "max" }), async (people) => {
        const columns = {
          id: "int",
          missing_certificates: "int",
          first_certificate_expiry: "date",
          planned_off_board: "date",
        };
        const rows = people.map(({ missing, firstExpiry, plannedOffBoard }, id) => ({
          id,
          missing_certificates: missing,
          first_certificate_expiry: firstExpiry,
          planned_off_board: plannedOffBoard,
        }));
        const matches = certificateStatuses.map(
          (status) => sql`case when ${hasCertificateStatus(status, today)} then ${status}::text end`,
        );
        const inSql = await onStandIns<{ statuses: string[] }>(
          [standIn("crew", columns, rows)],
          sql`select array_remove(array[${sql.join(matches, sql`, `)}], null) as statuses from crew order by id`,
        );
        expect(inSql.map(({ statuses }) => statuses)).toEqual(people.map((one) => [certificateStatus(one, today)]));
      }),
      runsOf(40),
    );
  },
  propertyTimeout,
);
