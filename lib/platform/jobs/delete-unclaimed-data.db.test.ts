import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { uploaded } from "@/db/testing/records/register";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { claimFiles } from "@/lib/platform/files/store";
import { deleteUnclaimedData } from "./delete-unclaimed-data";

afterAll(closeDatabase);

test(
  "deletes unclaimed uploads after ten days, staff's too, and no claimed or new ones",
  rolledBack(async (db) => {
    const { userId } = await person(db, "crewingadminmarine");
    const old = Array.from({ length: 401 }, () => ({
      id: randomUUID(),
      fileType: "personaldata",
      name: "left.pdf",
      contentType: "application/pdf",
      size: pdf.length,
      sha256: "x",
      content: pdf,
      uploadedBy: userId,
    }));
    await db.insert(files).values(old);
    const held = await uploaded(db, userId, "personaldata");
    await claimFiles(db, [held], { type: "crew", id: (await seafarer(db)).id });
    await db.update(files).set({ createdAt: sql`now() - interval '11 days'` });
    const fresh = await uploaded(db, userId, "personaldata");
    await deleteUnclaimedData();
    expect(
      (
        await db
          .select({ id: files.id })
          .from(files)
          .where(inArray(files.id, [...old.map(({ id }) => id), held, fresh]))
      )
        .map(({ id }) => id)
        .sort(),
    ).toEqual([held, fresh].sort());
  }),
);

test(
  "every foreign key to files, and from a document to its replacement, has an index",
  rolledBack(async (db) => {
    const without = await db.execute<{ name: string }>(sql`
      select k.conrelid::regclass || '.' || a.attname as name
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and (k.confrelid = 'files'::regclass or (k.confrelid = k.conrelid and a.attname = 'superseded_by'))
        and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
    expect(without.map(({ name }) => name)).toEqual([]);
  }),
);
