import { eq } from "drizzle-orm";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { decideSumsInput, sumsDecided } from "./schema";
import { assertStillOpen, lockSums } from "./opening-sums.queries";

/**
 * Verify opening sums by a second person; reopen verified ones for a correction, or remove unverified ones. Sums used
 * in a locked month stay. product 5.15.6b @throws not-found, forbidden without the right, conflict when they changed
 * since they were read, rule for their author, for used and for verified ones
 */
export const decideOpeningSums = write({
  name: "work-orders.decide-sums",
  access: {
    oneOf: ["work-orders:verify", "work-orders:write"],
    by: ({ decision }) => [decision === "verify" ? "work-orders:verify" : "work-orders:write"],
  },
  secondPerson: {
    right: "work-orders:verify",
    refusal: "pay-data.secondPerson",
    appliesTo: ({ decision }) => decision === "verify",
  },
  input: decideSumsInput,
  output: sumsDecided,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { kind, id, decision, version }) {
    const { userId } = userActorOf(actor);
    const { person, table, row, usedAt } = await lockSums(db, actor, { kind, id });
    await assertUnchanged({ db, locale }, row, version);
    const about = { subject: id, divisionId: person.divisionId };
    const next = { version: row.version + 1, updatedAt: now };
    if (decision === "verify") {
      assertStillOpen(row);
      await requireSecondPerson({ divisionId: person.divisionId, involvedUsers: [row.createdBy, row.updatedBy] });
      await db
        .update(table)
        .set({ verifiedAt: now, verifiedBy: userId, version: next.version })
        .where(eq(table.id, id));
      audit({ ...about, after: { kind, crewId: row.crewId, verifiedBy: userId } });
    } else if (decision === "reopen") {
      if (usedAt) throw refused("pay-data.used");
      if (!row.verifiedAt) throw refused("pay-data.notVerified");
      await db
        .update(table)
        .set({ verifiedAt: null, verifiedBy: null, ...next })
        .where(eq(table.id, id));
      audit({
        ...about,
        before: { verifiedBy: row.verifiedBy },
        after: { kind, crewId: row.crewId, verifiedBy: null },
      });
    } else {
      assertStillOpen(row);
      await db.delete(table).where(eq(table.id, id));
      audit({ ...about, before: row });
    }
    return { id, crewId: row.crewId, decision };
  },
});
