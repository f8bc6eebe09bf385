import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { accommodationRates, lumpsumRates, rateVersions } from "@/db/schema/rates";
import { person } from "../people";

const day = {
  mealAllowance: 100_000,
  dailyAllowance: 100_000,
  accommodation: 275_000,
  localTransport: 100_000,
  laundry: 30_000,
};

/** The travel allowances of a division, in force. */
export async function travelRates(db: Executor, divisionId: 1 | 2) {
  const kind = divisionId === 1 ? ("accommodation-marine" as const) : ("accommodation-tanker" as const);
  const [row] = await db
    .insert(rateVersions)
    .values({ kind, effectiveFrom: "2026-01-02", source: "Test", checksum: "x", rowCount: 3 })
    .returning();
  if (!row) throw new Error("rates were not stored");
  const grades = [1, 2, 3].map((grade) => ({ versionId: row.id, grade }));
  if (divisionId === 1) await db.insert(accommodationRates).values(grades.map((grade) => ({ ...grade, ...day })));
  else await db.insert(lumpsumRates).values(grades.map((grade) => ({ ...grade, lumpsum: 2_000_000 })));
  const { userId } = await person(db, "crewingmanagermarine");
  await db
    .update(rateVersions)
    .set({ state: "verified", verifiedBy: userId, verifiedAt: new Date() })
    .where(eq(rateVersions.id, row.id));
  return row;
}

/** An uploaded file without a record. */
export async function uploadedBy(db: Executor, uploadedBy: number, contentType = "application/pdf") {
  const content = Buffer.from("%PDF-1.7");
  const [row] = await db
    .insert(files)
    .values({
      fileType: "personaldata",
      name: "ticket.pdf",
      contentType,
      size: content.length,
      sha256: "x",
      content,
      uploadedBy,
    })
    .returning({ id: files.id });
  if (!row) throw new Error("file was not stored");
  return row.id;
}
