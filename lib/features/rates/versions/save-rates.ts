import { eq } from "drizzle-orm";
import { rateVersions } from "@/db/schema/rates";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { checksumOf } from "./checksum.rules";
import { differenceOf } from "./difference.rules";
import { assertDayIsFree, assertDraft, recordAuthor, lockVersion } from "../queries";
import { loadOptionIndex, replaceVersionRows, versionRowsOf } from "./rows.queries";
import { parseRows, type RowProblem } from "./parse-rows.rules";
import { rateVersionChanged, savedRates, saveRatesInput } from "./schema";

const maxProblems = 500;

function assertReadable(problems: RowProblem[]) {
  const fields = problems
    .slice(0, maxProblems)
    .map(({ row, column, message }) => ({ path: `rows.${row}.${column}`, message }));
  if (fields.length > 0) throw new AppError("invalid", "rates.rowsWrong", { count: problems.length }, fields);
}

/**
 * Replace all rows of a draft; one invalid cell refuses all, and every invalid cell is reported. @throws not-found,
 * conflict, invalid
 */
export const saveRates = write({
  name: "rates.save",
  access: "rates:write",
  input: saveRatesInput,
  callerInput: () => savedRates,
  output: rateVersionChanged,
  async run({ db, actor, now, locale, audit }, { id, version, rows: raw, ...form }) {
    const before = await lockVersion(db, actor, id);
    const { kind } = before;
    assertDraft(before);
    await assertUnchanged({ db, locale }, before, version);
    await assertDayIsFree(db, kind, form.effectiveFrom, id);
    const { rows, problems } = parseRows(kind, raw, await loadOptionIndex(db, kind));
    assertReadable(problems);
    const { added, removed, changed } = differenceOf(kind, (await versionRowsOf(db, kind, [id])).get(id) ?? [], rows);
    await replaceVersionRows(db, kind, id, rows);
    await recordAuthor(db, id, actor);
    const totals = { rowCount: rows.length, checksum: checksumOf(kind, rows) };
    const stamps = { updatedAt: now, updatedBy: userIdOf(actor), version: before.version + 1 };
    const [after] = await db
      .update(rateVersions)
      .set({ ...form, ...totals, ...stamps })
      .where(eq(rateVersions.id, id))
      .returning();
    if (!after) throw new Error("rate version was not stored");
    const { effectiveFrom, source, rowCount } = before;
    const counts = { rowsAdded: added.length, rowsRemoved: removed.length, rowsChanged: changed.length };
    audit({
      subject: id,
      before: { effectiveFrom, source, rowCount },
      after: { ...form, rowCount: rows.length, ...counts },
    });
    return after;
  },
});
