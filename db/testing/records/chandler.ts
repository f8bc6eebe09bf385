import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { chandlerLog, chandlerRequests } from "@/db/schema/chandler";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { person } from "../people";
import { uploadBy } from "../files/uploads";
import { workbookBy } from "../files/workbooks";

type Values = Partial<typeof chandlerRequests.$inferInsert>;

/** A port of the list. */
export async function somePort(db: Executor) {
  const [port] = await db
    .select({ id: lookups.id, name: lookups.name })
    .from(lookups)
    .where(eq(lookups.kind, "port"))
    .orderBy(lookups.id)
    .limit(1);
  if (!port) throw new Error("no port");
  return port;
}

/** A request of a vessel in a state, with what that state asks for. */
export async function requested(db: Executor, { id: vesselId }: { id: number }, values: Values = {}) {
  const author = await person(db, "crewingstafftanker");
  const status = values.status ?? "Submitted";
  const hasVendor = ["OnPreparation", "ReadyForShipment", "Delivered"].includes(status);
  const requestFileId = await workbookBy(db, author);
  const vendorFileId = hasVendor ? await uploadBy(db, author, "offer.pdf") : null;
  const [row] = await db
    .insert(chandlerRequests)
    .values({
      vesselId,
      requesterName: "Rina Marpaung",
      requesterEmail: "rina.marpaung@example.test",
      requestedOn: "2026-11-16",
      deliverOn: "2026-11-30",
      period: "2026-12-01",
      portId: (await somePort(db)).id,
      headCount: 18,
      requestFileId,
      requestFileName: "stores.xlsx",
      vendorName: hasVendor ? "PT Samudra Chandler" : null,
      vendorFileId,
      vendorFileName: hasVendor ? "offer.pdf" : null,
      receivedOn: status === "Delivered" ? "2026-11-18" : null,
      cancelReason: status === "Cancel" ? "Wrong port" : null,
      ...values,
    })
    .returning();
  if (!row) throw new Error("request was not stored");
  for (const id of [requestFileId, vendorFileId])
    if (id) await db.update(files).set({ subjectType: "chandler-request", subjectId: row.id }).where(eq(files.id, id));
  await db.insert(chandlerLog).values({ requestId: row.id, event: "created", toStatus: "Submitted" });
  return row;
}
