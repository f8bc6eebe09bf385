import { eq } from "drizzle-orm";
import { z } from "zod";
import { rateVersions } from "@/db/schema/rates";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import { assertDraft, lockVersion } from "../queries";
import { deleteRateDraftInput } from "./schema";

/** Delete a draft with its rows. @throws not-found, conflict for one that changed meanwhile or is verified */
export const deleteRateDraft = write({
  name: "rates.delete-draft",
  access: "rates:write",
  input: deleteRateDraftInput,
  output: z.object({ id: z.number() }),
  async run({ db, actor, locale, audit }, { id, version }) {
    const draft = await lockVersion(db, actor, id);
    assertDraft(draft);
    await assertUnchanged({ db, locale }, draft, version);
    await db.delete(rateVersions).where(eq(rateVersions.id, id));
    const { kind, effectiveFrom, source, rowCount } = draft;
    audit({ subject: id, before: { kind, effectiveFrom, source, rowCount } });
    return { id };
  },
});
