import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { calendarFeeds } from "@/db/schema/calendars";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createFeed } from "./create-feed";
import { listFeeds } from "./list-feeds";
import { revokeFeed } from "./revoke-feed";

afterAll(closeDatabase);

const atScreen = async (
  db: Transaction,
  role: "crewingplanningmarine" | "crewingprincipalmarine" = "crewingplanningmarine",
) => as({ ...(await person(db, role)), sessionId: "by-hand" }, { locale: "id" });

test(
  "shows an address once and stores its hash, in the language of its creation; list and audit do not contain it",
  rolledBack(async (db) => {
    const caller = await atScreen(db);
    const { id, address } = await createFeed.execute(caller, { name: " Phone ", kinds: "interviews,crew-changes" });
    const token = /^http:\/\/localhost:3000\/calendar\/([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
    const [stored] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id));
    expect(stored).toMatchObject({
      name: "Phone",
      language: "id",
      kinds: ["crew-changes", "interviews"],
      tokenHash: hashSecret(token),
    });
    const entries = await audited(db, "calendars.create-feed");
    expect(entries).toMatchObject([{ after: { feedId: id, kinds: ["crew-changes", "interviews"] } }]);
    const listed = await listFeeds.execute(caller, {});
    expect(listed.feeds).toMatchObject([{ name: "Phone", lastUsedAt: null, kept: ["crew-changes", "interviews"] }]);
    expect(JSON.stringify([stored, entries, listed])).not.toContain(token);
  }),
);

test(
  "it has a name and at least one kind, only kinds the role sees, at most ten, and is made by hand",
  rolledBack(async (db) => {
    const caller = await atScreen(db, "crewingprincipalmarine");
    expect(await fieldsOf(createFeed.execute(caller, { name: " ", kinds: [] }))).toEqual([
      { path: "name", message: "validation.required" },
      { path: "kinds", message: "calendars.chooseOne" },
    ]);
    for (const kind of ["check-ups", "interviews"])
      expect(await fieldsOf(createFeed.execute(caller, { name: "A", kinds: [kind] }))).toEqual([
        { path: "kinds", message: "validation.notListed" },
      ]);
    const form = { name: "A", kinds: ["crew-changes"] };
    const program = { ...caller, actor: { ...caller.actor, sessionId: null } };
    await expect(createFeed.execute(program, form)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "calendars.byHand",
    });
    for (let made = 0; made < 10; made += 1) await createFeed.execute(caller, form);
    await expect(createFeed.execute(caller, form)).rejects.toMatchObject({
      code: "rule",
      messageKey: "calendars.tooMany",
    });
    const [last] = (await listFeeds.execute(caller, {})).feeds;
    await revokeFeed.execute(caller, { id: last?.id });
    expect((await createFeed.execute(caller, form)).id).toBeGreaterThan(0);
  }),
);

test(
  "only its owner revokes it, once, and it is off the list",
  rolledBack(async (db) => {
    const caller = await atScreen(db);
    const { id } = await createFeed.execute(caller, { name: "A", kinds: ["crew-changes"] });
    const gone = { code: "not-found" };
    await expect(revokeFeed.execute(await atScreen(db), { id })).rejects.toMatchObject(gone);
    await revokeFeed.execute(caller, { id });
    expect((await listFeeds.execute(caller, {})).feeds).toEqual([]);
    await expect(revokeFeed.execute(caller, { id })).rejects.toMatchObject(gone);
    expect(await audited(db, "calendars.revoke-feed")).toMatchObject([{ after: { feedId: id } }]);
  }),
);
