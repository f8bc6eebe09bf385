import { eq } from "drizzle-orm";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../../client";
import type { CrewSection } from "../../../enums/crew";
import { crew, crewChangeRequests } from "../../../schema/crew";
import { users } from "../../../schema/users";
import { currentPersonValues } from "@/lib/features/crew/change-requests/requested-change.rules";

type Request = { account: string; section: CrewSection; values: Record<string, string>; note: string; daysAgo: number };

const requests: Request[] = [
  {
    account: "crewmarine-crew",
    section: "contact",
    values: { phoneNo: "+6281390001177", address: "Jalan Pelita No. 14, RT 002/RW 006, Samarinda" },
    note: "We have moved to Samarinda, nearer to the vessel.",
    daysAgo: 4,
  },
  {
    account: "crewtanker",
    section: "next-of-kin",
    values: { fullName: "Fajar Galih Wicaksono", phoneNumber: "+6281390002288" },
    note: "Please call my brother in an emergency, he lives next door to us.",
    daysAgo: 9,
  },
];

/** Create open change requests of seafarers. */
export async function storeChangeRequests(db: Executor, now: Date): Promise<number> {
  for (const { account, section, values, note, daysAgo } of requests) {
    const [asker] = await db
      .select({ id: users.id, crewId: users.crewId })
      .from(users)
      .where(eq(users.email, `${account}@nakhoda.test`));
    const [person] = await db
      .select()
      .from(crew)
      .where(eq(crew.id, asker?.crewId ?? 0));
    if (!asker || !person) throw new Error(`The demo names an unknown ${account}`);
    const before = currentPersonValues(person, section, values) ?? {};
    await db.insert(crewChangeRequests).values({
      crewId: person.id,
      section,
      change: JSON.stringify({ values, before }),
      note,
      createdAt: daysAfter(now, -daysAgo),
      createdBy: asker.id,
    });
  }
  return requests.length;
}
