import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { applicantAt } from "@/db/testing/applicants";
import { appointed, feesInForce, worked } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listMcuRegister } from "../lists/list-mcu-register";
import { listWorkOrders } from "../lists/list-work-orders";
import { lockMonth } from "../periods/lock-month";
import { assignBilledPrincipal } from "./assign-billed-principal";

afterAll(closeDatabase);

const now = new Date("2026-11-23T05:00:00Z");
const september = { month: 9, year: 2026 };
type Kind = "mcu-register" | "work-order";
const give = (actor: UserActor, kind: Kind, id: number, principalId: number | null) =>
  assignBilledPrincipal.execute(as(actor, { now }), { kind, id, principalId });

test(
  "assigns a principal to rows without one, priced by its contract and invoiced",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    await feesInForce(db);
    const { id: principalId, name } = await principal(db);
    await contracted(db, { principalId, name: "Manning agreement", feePercentage: 10 });
    const { id } = await appointed(db, await applicantAt(db, "mcu"), "2026-09-10", 1_000_000);
    const order = await worked(db, await vessel(db), "2026-09-01");
    await give(finance, "mcu-register", id, principalId);
    await give(finance, "work-order", order.id, principalId);
    const scope = as(finance, { now });
    const given = { principal: name, contract: "Manning agreement", note: null, isGiven: true };
    expect((await listMcuRegister.execute(scope, september)).rows).toMatchObject([{ ...given, fee: 100_000 }]);
    expect((await listWorkOrders.execute(scope, september)).rows).toMatchObject([given]);
    expect(await give(finance, "mcu-register", id, principalId)).toMatchObject({ principalId });
    await give(finance, "work-order", order.id, null);
    expect((await listWorkOrders.execute(scope, september)).rows).toMatchObject([{ principal: null, isGiven: false }]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "billing.give-principal"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [null, { kind: "mcu-register", principalId }],
      [null, { kind: "work-order", principalId }],
      [
        { kind: "work-order", principalId },
        { kind: "work-order", principalId: null },
      ],
    ]);
    expect(await lockMonth.execute(scope, september)).toMatchObject({ rows: 2, invoices: ["INV/M/2026/09/0001"] });
    await expect(give(finance, "mcu-register", id, null)).rejects.toMatchObject({
      status: 409,
      wireCode: "PERIOD_LOCKED",
    });
  }),
);

test(
  "refuses to assign a principal to rows with a vessel's, of other divisions, or without the right",
  rolledBack(async (db) => {
    const finance = await person(db, "crewingfinancemarine");
    const { id: principalId } = await principal(db);
    const { id: foreign } = await principal(db, 2);
    const held = await worked(db, await vessel(db, { principalId }), "2026-09-01");
    const loose = await worked(db, await vessel(db), "2026-09-01");
    await expect(give(finance, "work-order", held.id, principalId)).rejects.toMatchObject({
      messageKey: "billing.hasPrincipal",
    });
    await expect(give(finance, "work-order", loose.id, foreign)).rejects.toMatchObject({ code: "invalid" });
    const tanker = await person(db, "crewingfinancetanker");
    await expect(give(tanker, "work-order", loose.id, foreign)).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingmanagermarine", "crewingplanningmarine", "crewingprincipalmarine"] as const)
      await expect(give(await person(db, role), "work-order", loose.id, principalId)).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);
