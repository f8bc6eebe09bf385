import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import type { Executor } from "../../client";
import { exchangeRates, rateAuthors, rateVersions } from "../../schema/rates";

const kind = "exchange-rate";
/** Rupiah for one dollar, in hundredths: invented. */
const demoDollars = [1_628_050, 1_631_200, 1_634_850];
const wednesday = 3;

/** The weekly rates begin on Wednesdays: the last one up to a day. */
const weekOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() - wednesday + 7) % 7));

/**
 * Create dollar rates at the end of the last three months, for trading out of Tanker slips. The caller has them
 * verified by another user. @returns the versions
 */
export async function storeExchangeRates(db: Executor, { author, now }: { author: number; now: Date }) {
  const present = `${dayOf(now).slice(0, 7)}-01`;
  const stored: number[] = [];
  for (const [place, rupiahPerDollar] of demoDollars.entries()) {
    const effectiveFrom = weekOf(addDays(addMonths(present, place - 2), -1));
    const rows = [{ rupiahPerDollar }];
    const at = new Date(`${addDays(effectiveFrom, -1)}T03:00:00Z`);
    const [version] = await db
      .insert(rateVersions)
      .values({
        kind,
        effectiveFrom,
        checksum: checksumOf(kind, rows),
        rowCount: rows.length,
        source: "Demo figure, not a real decision: weekly rate of the Ministry of Finance",
        createdAt: at,
        createdBy: author,
        updatedAt: at,
        updatedBy: author,
      })
      .returning({ id: rateVersions.id });
    if (!version) throw new Error("the exchange rate was not stored");
    await db.insert(rateAuthors).values({ versionId: version.id, userId: author });
    await db.insert(exchangeRates).values(rows.map((row) => ({ ...row, versionId: version.id })));
    stored.push(version.id);
  }
  return stored;
}
