import type { Executor } from "@/db/client";
import type { UserActor } from "@/lib/access/actor";
import { storeFile } from "@/lib/platform/files/store";
import { pdf } from "../records/registrations";

/** A file uploaded by an account, without a record. */
export async function uploadBy(
  db: Executor,
  { userId }: Pick<UserActor, "userId">,
  name = "scan.pdf",
  bytes = pdf,
): Promise<string> {
  const { id } = await storeFile(db, { fileType: "personaldata", name, bytes, owner: { uploadedBy: userId } });
  return id;
}
