import type { Transaction } from "@/db/client";
import { calendarFeeds } from "@/db/schema/calendars";
import { aboard, assigned } from "@/db/testing/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createFeed } from "@/lib/features/calendars/create-feed";
import { dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { GET } from "./route";

afterAll(closeDatabase);

const day = (days: number) => dayOf(daysAfter(new Date(), days));

async function feedWithRelief(db: Transaction) {
  const { seat } = await aboard(db, await vessel(db), { rank: "Bosun" });
  const relief = async (from: number) =>
    assigned(db, seat, (await seafarer(db)).id, { startDate: day(from), endDate: day(from + 100) });
  await relief(20);
  const planner = await person(db, "crewingplanningmarine");
  const { address } = await createFeed.execute(as({ ...planner, sessionId: "by-hand" }), {
    name: "Phone",
    kinds: ["crew-changes"],
  });
  return { token: address.split("/").at(-1) ?? "", seat };
}

const ask = (token: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/calendar/${token}`, { headers }), { params: Promise.resolve({ token }) });

test(
  "returns a weak ETag: a matching request gets 304 without a body, a changed feed 200",
  rolledBack(async (db) => {
    const { token } = await feedWithRelief(db);
    const first = await ask(token);
    const tag = first.headers.get("etag") ?? "";
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{43}"$/)]);
    expect(await first.text()).toContain("BEGIN:VEVENT");
    // The time of the answer is in the file but not in the ETag.
    await new Promise((later) => setTimeout(later, 1_100));
    for (const notified of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
      const again = await ask(token, { "if-none-match": notified });
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
      expect(again.headers.get("cache-control")).toBe("private, no-cache");
    }
    await db.update(calendarFeeds).set({ name: "Tablet" });
    const changed = await ask(token, { "if-none-match": tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  }),
);
