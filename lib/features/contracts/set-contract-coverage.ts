import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { coverKinds } from "@/db/enums/contracts";
import { contracts, contractVessels } from "@/db/schema/contracts";
import { vessels } from "@/db/schema/vessels";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import { invalidField, lockContract } from "./queries";
import { changedFields } from "./rules";
import { contractChanged, setContractCoverageInput } from "./schema";

/**
 * Limit which bills a contract prices: kinds, vessels, and days within its term; empty means all. Open months are
 * repriced, locked ones never change. Also for ended contracts, since their months may be open. product 5.14 @throws
 * not-found, conflict when it changed meanwhile, invalid for a vessel of another division and days outside the contract
 */
export const setContractCoverage = write({
  name: "contracts.narrow",
  access: "contracts:write",
  input: setContractCoverageInput,
  output: contractChanged,
  async run({ db, actor, now, locale, audit, unchanged }, { contractManagementId: id, version, ...form }) {
    const before = await lockContract(db, actor, id);
    await assertUnchanged({ db, locale }, before, version);
    const { coversFrom, coversTo } = form;
    for (const [path, day] of Object.entries({ coversFrom, coversTo }))
      if (day !== null && (day < before.contractDate || day > before.expiresOn))
        throw invalidField(path, "contracts.coversOutside");
    const vesselIds = [...new Set(form.vesselIds)].sort((one, other) => one - other);
    await assertVessels(db, before.divisionId, vesselIds);
    const coversKinds =
      form.coversKinds.length > 0 ? coverKinds.filter((kind) => form.coversKinds.includes(kind)) : null;
    const coveredVessels = await vesselsOf(db, id);
    const current = {
      coversKinds: String(before.coversKinds ?? ""),
      coversFrom: before.coversFrom,
      coversTo: before.coversTo,
    };
    const values = { coversKinds: String(coversKinds ?? ""), coversFrom, coversTo };
    if (changedFields(current, values).length === 0 && String(coveredVessels) === String(vesselIds)) {
      unchanged();
      return { contractManagementId: id, version: before.version };
    }
    await db.delete(contractVessels).where(eq(contractVessels.contractId, id));
    if (vesselIds.length > 0)
      await db.insert(contractVessels).values(vesselIds.map((vesselId) => ({ contractId: id, vesselId })));
    await db
      .update(contracts)
      .set({
        coversKinds,
        coversFrom,
        coversTo,
        updatedAt: now,
        updatedBy: userIdOf(actor),
        version: before.version + 1,
      })
      .where(eq(contracts.id, id));
    audit({
      subject: id,
      before: {
        coversKinds: before.coversKinds,
        coversFrom: before.coversFrom,
        coversTo: before.coversTo,
        vesselIds: coveredVessels,
      },
      after: { coversKinds, coversFrom, coversTo, vesselIds },
    });
    return { contractManagementId: id, version: before.version + 1 };
  },
});

async function vesselsOf(db: Transaction, contractId: number) {
  const rows = await db.select().from(contractVessels).where(eq(contractVessels.contractId, contractId));
  return rows.map(({ vesselId }) => vesselId).sort((one, other) => one - other);
}

/** Require vessels of the division. @throws invalid */
async function assertVessels(db: Transaction, divisionId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  const matches = await db.$count(vessels, and(inArray(vessels.id, [...ids]), eq(vessels.divisionId, divisionId)));
  if (matches !== ids.length) throw invalidField("vesselIds", "validation.invalid");
}
