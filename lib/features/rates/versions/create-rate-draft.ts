import { rateVersions } from "@/db/schema/rates";
import { userIdOf } from "@/lib/access/actor";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { checksumOf } from "./checksum.rules";
import { assertDayIsFree, assertKind, recordAuthor, lockVersion } from "../queries";
import { replaceVersionRows, versionRowsOf } from "./rows.queries";
import { createRateDraftInput, rateVersionChanged } from "./schema";

/**
 * Create a version, empty or with the rows of another. @throws not-found, invalid for a day on which a verified version
 * takes effect
 */
export const createRateDraft = write({
  name: "rates.create-draft",
  access: "rates:write",
  input: createRateDraftInput,
  output: rateVersionChanged,
  async run({ db, actor, now, audit }, { copyOf, ...form }) {
    const { kind } = form;
    assertKind(actor, kind);
    await assertDayIsFree(db, kind, form.effectiveFrom);
    const original = copyOf === undefined ? undefined : await lockVersion(db, actor, copyOf);
    if (original && original.kind !== kind)
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "copyOf", message: "rates.otherKind" }]);
    const rows = original ? ((await versionRowsOf(db, kind, [original.id])).get(original.id) ?? []) : [];
    const checksum = checksumOf(kind, rows);
    const by = userIdOf(actor);
    const [created] = await db
      .insert(rateVersions)
      .values({
        ...form,
        checksum,
        rowCount: rows.length,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      })
      .returning();
    if (!created) throw new Error("rate version was not stored");
    await recordAuthor(db, created.id, actor);
    await replaceVersionRows(db, kind, created.id, rows);
    audit({ subject: created.id, after: { ...form, rowCount: rows.length, copyOf } });
    return created;
  },
});
