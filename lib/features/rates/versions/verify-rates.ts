import { eq } from "drizzle-orm";
import { rateVersions } from "@/db/schema/rates";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { divisionOf, isOfSlips } from "../kinds.rules";
import { redraftDivision } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { checksumOf } from "./checksum.rules";
import { assertDayIsFree, assertDraft, authorsOf, lockVersion } from "../queries";
import { versionRowsOf } from "./rows.queries";
import { rateVersionChanged, verifyRatesInput } from "./schema";

/**
 * Verify a draft permanently from its day on. Authors cannot verify it, which the database enforces too. @throws
 * not-found, conflict when it changed since it was read, rule for an author and for a draft without rows, invalid for a
 * day that is taken
 */
export const verifyRates = write({
  name: "rates.verify",
  access: "rates:verify",
  secondPerson: { right: "rates:verify", refusal: "rates.secondPerson", isStrict: true },
  input: verifyRatesInput,
  output: rateVersionChanged,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { id, version, checksum, verifiedAgainst }) {
    const { userId, divisionId } = userActorOf(actor);
    const draft = await lockVersion(db, actor, id);
    assertDraft(draft);
    await assertUnchanged({ db, locale }, draft, version);
    if (checksum !== draft.checksum) throw new AppError("conflict", "rates.otherRows", {}, [], "OTHER_ROWS");
    await requireSecondPerson({ divisionId, involvedUsers: await authorsOf(db, id) });
    if (draft.rowCount === 0) throw refused("rates.noRows");
    await assertDayIsFree(db, draft.kind, draft.effectiveFrom, id);
    const rows = (await versionRowsOf(db, draft.kind, [id])).get(id) ?? [];
    if (checksumOf(draft.kind, rows) !== checksum) throw new Error("stored rates differ from their checksum");
    const [after] = await db
      .update(rateVersions)
      .set({ state: "verified", verifiedBy: userId, verifiedAt: now, verifiedAgainst, version: draft.version + 1 })
      .where(eq(rateVersions.id, id))
      .returning();
    if (!after) throw new Error("rate version was not stored");
    const { kind, effectiveFrom, rowCount } = draft;
    if (isOfSlips(kind)) await redraftDivision(db, divisionOf[kind]);
    audit({
      subject: id,
      before: { state: draft.state },
      after: {
        state: "verified",
        kind,
        effectiveFrom,
        rowCount,
        checksum,
        ...(verifiedAgainst ? { verifiedAgainst } : {}),
      },
    });
    return after;
  },
});
