import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { read } from "@/lib/platform/operation";
import { visibleTo } from "../queries";
import { detailOf } from "../rules";
import { userIdInput, linkedRecords } from "../schema";

const optionOf = (row: { id: number; name: string } | null, detail: string | null = null) =>
  row ? { id: row.id, name: row.name, detail, isTaken: false } : null;

/** Load the links of a managed account. @throws not-found */
export const getLinkedRecords = read({
  name: "users.get-linked-records",
  access: "users:write",
  input: userIdInput,
  output: linkedRecords,
  async run({ db, actor, locale }, { userId }) {
    const [row] = await db
      .select({
        divisionId: users.divisionId,
        employee: { id: crew.id, name: crew.fullName, number: crew.employeeNumber },
        position: inLanguage(locale, { en: positions.nameEn, id: positions.name }),
        vessel: { id: vessels.id, name: vessels.name },
        principal: { id: principals.id, name: principals.name },
      })
      .from(users)
      .leftJoin(crew, eq(crew.id, users.crewId))
      .leftJoin(positions, eq(positions.id, crew.positionId))
      .leftJoin(vessels, eq(vessels.id, users.vesselId))
      .leftJoin(principals, eq(principals.id, users.principalId))
      .where(and(eq(users.id, userId), visibleTo(actor)));
    if (!row) throw notFound("users.notFound");
    const { divisionId, employee, position } = row;
    return {
      divisionId,
      employee: optionOf(employee, employee && detailOf({ ...employee, position })),
      vessel: optionOf(row.vessel),
      principal: optionOf(row.principal),
    };
  },
});
