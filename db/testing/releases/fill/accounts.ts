import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { prepared, readyValues } from "@/db/testing/databases/prepared";
import { as } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { actorOfUser } from "@/lib/access/actor-of-user";
import { createFeed } from "@/lib/features/calendars/create-feed";
import { followableKinds } from "@/lib/features/calendars/feed-kinds.rules";
import { readFeed } from "@/lib/features/calendars/read-feed";
import { createApiToken } from "@/lib/features/users/profile/create-api-token";
import { issuePasswordLink } from "@/lib/features/users/queries";
import { insertView } from "@/lib/features/views/insert-view";
import { setDefaultView } from "@/lib/features/views/set-default-view";
import { startPrepared } from "@/lib/platform/files/prepared";
import { requirePresent } from "@/lib/platform/unknown-record";

/** Find an account of the demo by the name in its address. */
export async function accountOf(db: Transaction, name: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, `${name}@nakhoda.test`));
  return actorOfUser({ user: requirePresent(user, name), aboard: null }, "by-hand");
}

/** Save views, one of them shared, and make one the default of its owner and of a colleague. */
async function keepViews(db: Transaction, now: Date) {
  const [manager, staff] = [await accountOf(db, "crewingmanagermarine"), await accountOf(db, "crewingstaffmarine")];
  const views = [
    { list: "crew", name: "Masters on board", query: { tab: "on-board", position: "1", hide: "seafarerId" } },
    { list: "vessels", name: "With vacancies", query: { vacant: "1", sort: "name", order: "asc" } },
    { list: "to-verify", name: "Certificates first", query: { kind: "certificate" } },
    { list: "contracts", name: "Ending soon", query: { endsWithin: "90", search: "manning" } },
    { list: "schedules", name: "Waiting for a port", query: { waiting: "port", state: "open" } },
  ];
  const kept = [];
  for (const view of views)
    kept.push(await insertView.execute(as(manager, { now }), { ...view, isShared: true, isDefault: false }));
  await insertView.execute(as(staff, { now }), {
    list: "plans",
    name: "Mine",
    query: { show: "open" },
    isDefault: true,
  });
  for (const actor of [manager, staff])
    await setDefaultView.execute(as(actor, { now }), { list: "crew", id: kept[0]?.id ?? 0 });
}

/** Fill what accounts leave behind: sessions, tokens, calendars, password links, views and prepared files. */
export async function fillAccounts(db: Transaction, now: Date) {
  const admin = await accountOf(db, "crewingadminmarine");
  const planner = await accountOf(db, "crewingplanningtanker");
  await sessionCookie(admin);
  await createApiToken.execute(as(admin, { now }), { name: "Payroll export", days: 30 });
  for (const actor of [admin, planner]) {
    const { address } = await createFeed.execute(as(actor, { now }), {
      name: "Phone",
      kinds: [...followableKinds(actor)],
    });
    await readFeed.execute(as({ kind: "stranger" }, { now }), { token: address.split("/").at(-1) ?? "" });
  }
  await issuePasswordLink(db, planner.userId, "reset", now);
  await keepViews(db, now);
  await prepared(db, admin, { ...readyValues, askedAt: now });
  await startPrepared(
    db,
    { actor: admin, now, locale: "en" },
    {
      task: "write-crew-export",
      access: "crew:list",
      title: "Crew list, On board",
      filters: "none",
      input: { list: "crew", input: { tab: "on-board" } },
    },
  );
}
