import { as } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { createRateDraft } from "@/lib/features/rates/versions/create-rate-draft";
import { saveRates } from "@/lib/features/rates/versions/save-rates";
import { verifyRates } from "@/lib/features/rates/versions/verify-rates";

const kind = "exchange-rate" as const;
const source = "KMK 1/KM.10/2026";

type By = { finance: UserActor; verifier?: UserActor };

/** A dollar rate from a day on, entered by finance and optionally verified. @returns the version */
export async function dollarFrom(effectiveFrom: string, rate: string, { finance, verifier }: By) {
  const { id } = await createRateDraft.execute(as(finance), { kind, effectiveFrom, source });
  const rows = [{ rupiahPerDollar: rate }];
  const { version, checksum } = await saveRates.execute(as(finance), { id, effectiveFrom, source, rows });
  if (verifier) await verifyRates.execute(as(verifier), { id, version, checksum });
  return id;
}
