import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { viewLists, type ViewList } from "@/db/enums/views";
import { roles } from "@/db/enums/users";
import { savedViews } from "@/db/schema/views";
import { audited } from "@/db/testing/audited";
import { countQueries } from "@/db/testing/count-queries";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { can, type UserActor } from "@/lib/access/actor";
import { deleteView } from "./delete-view";
import { findDefaultView } from "./find-default-view";
import { insertView } from "./insert-view";
import { listViews } from "./list-views";
import { listAddresses, maxViews } from "./rules";
import { setDefaultView } from "./set-default-view";
import { updateView } from "./update-view";

afterAll(closeDatabase);

const list = "crew";
const query = { tab: "on-board", position: "2,3", hide: "seafarerId" };
const keep = (actor: UserActor, name: string, given: object = {}) =>
  insertView.execute(as(actor), { list, name, query, ...given });
const namesFor = async (actor: UserActor, of: ViewList = list) =>
  (await listViews.execute(as(actor), { list: of })).rows.map(({ name }) => name);
const defaultOf = (actor: UserActor) => findDefaultView.execute(as(actor), { list });

test(
  "saves a view with the list's state for its owner only, in one query",
  rolledBack(async (db) => {
    const [planner, colleague] = [await person(db, "crewingplanningmarine"), await person(db, "crewingplanningmarine")];
    const { id } = await keep(planner, "My reliefs");
    const { rows, mayShare } = await listViews.execute(as(planner), { list });
    expect(rows).toEqual([
      { id, name: "My reliefs", query, isShared: false, isOwn: true, isDefault: false, createdByName: "Sari Wijaya" },
    ]);
    expect(mayShare).toBe(true);
    expect(await namesFor(colleague)).toEqual([]);
    expect(await namesFor(planner, "vessels")).toEqual([]);
    expect(await countQueries(db, () => listViews.execute(as(planner), { list }))).toBe(1);
    expect(await audited(db, "views.insert")).toMatchObject([{ subject: String(id), actorId: String(planner.userId) }]);
  }),
);

test(
  "a shared view is visible in its division only; changing it needs the permission to share",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const [staff, foreign] = [await person(db, "crewingstaffmarine"), await person(db, "crewingadmintanker")];
    const { id } = await keep(manager, "Masters", { isShared: true });
    expect(await namesFor(staff)).toEqual(["Masters"]);
    expect(await namesFor(foreign)).toEqual([]);
    const changed = { id, list, name: "Mine now" };
    await expect(updateView.execute(as(staff), changed)).rejects.toMatchObject({ messageKey: "views.notOwn" });
    await expect(deleteView.execute(as(staff), { id, list })).rejects.toMatchObject({ messageKey: "views.notOwn" });
    await expect(updateView.execute(as(foreign), changed)).rejects.toMatchObject({ code: "not-found" });
    await expect(deleteView.execute(as(foreign), { id, list })).rejects.toMatchObject({ code: "not-found" });
    await expect(setDefaultView.execute(as(foreign), { id, list })).rejects.toMatchObject({ code: "not-found" });
    await updateView.execute(as(manager), { id, list, name: "Masters ashore", query: { tab: "off-board" } });
    expect((await listViews.execute(as(staff), { list })).rows).toMatchObject([
      { name: "Masters ashore", query: { tab: "off-board" }, isOwn: false, isShared: true },
    ]);
    await updateView.execute(as(manager), { id, list, isShared: false });
    expect(await namesFor(staff)).toEqual([]);
  }),
);

test(
  "users who may share also delete shared views of others; a private view is visible to its owner only",
  rolledBack(async (db) => {
    const [manager, planner] = [await person(db, "crewingmanagermarine"), await person(db, "crewingplanningmarine")];
    const shared = await keep(manager, "Shared", { isShared: true });
    const own = await keep(manager, "Private");
    await expect(deleteView.execute(as(planner), { id: own.id, list })).rejects.toMatchObject({ code: "not-found" });
    await deleteView.execute(as(planner), { id: shared.id, list });
    expect(await namesFor(manager)).toEqual(["Private"]);
    expect(await audited(db, "views.delete")).toMatchObject([
      { subject: String(shared.id), actorId: String(planner.userId) },
    ]);
  }),
);

test(
  "a list opens with the view chosen for it, one per person and list, own or shared; without it when it goes or is shared no more",
  rolledBack(async (db) => {
    const [manager, staff] = [await person(db, "crewingmanagermarine"), await person(db, "crewingstaffmarine")];
    const first = await keep(staff, "First", { isDefault: true });
    const shared = await keep(manager, "Shared", { isShared: true });
    expect(await defaultOf(staff)).toEqual({ id: first.id, name: "First", query });
    expect(await defaultOf(manager)).toBeNull();
    await setDefaultView.execute(as(staff), { list, id: shared.id });
    expect(await defaultOf(staff)).toMatchObject({ id: shared.id });
    expect(await countQueries(db, () => defaultOf(staff))).toBe(1);
    await updateView.execute(as(manager), { id: shared.id, list, isShared: false });
    expect(await defaultOf(staff)).toBeNull();
    await setDefaultView.execute(as(staff), { list, id: first.id });
    await setDefaultView.execute(as(staff), { list, id: null });
    expect(await defaultOf(staff)).toBeNull();
    await setDefaultView.execute(as(staff), { list, id: first.id });
    await deleteView.execute(as(staff), { id: first.id, list });
    expect(await defaultOf(staff)).toBeNull();
  }),
);

async function outcome(work: Promise<unknown>) {
  try {
    await work;
    return "done";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "broken";
  }
}

test(
  "every role saves views of the lists it may open; superadmin, admin, manager and planning share them",
  rolledBack(async (db: Transaction) => {
    for (const role of roles) {
      const actor = await person(db, role);
      for (const of of viewLists) {
        const allowed = can(actor, listAddresses[of].right);
        const asked = { list: of, name: "One", query: { search: "asep" } };
        expect([role, of, await outcome(insertView.execute(as(actor), asked))]).toEqual([
          role,
          of,
          allowed ? "done" : "forbidden",
        ]);
        expect(await outcome(listViews.execute(as(actor), { list: of }))).toBe(allowed ? "done" : "forbidden");
        expect(await outcome(findDefaultView.execute(as(actor), { list: of }))).toBe(allowed ? "done" : "forbidden");
      }
      const sharing = await outcome(keep(actor, "Two", { isShared: true }));
      const shares = /^superadmin|admin|manager|planning/.test(role);
      expect([role, sharing]).toEqual([role, shares ? "done" : "forbidden"]);
      expect(can(actor, "views:share")).toBe(shares);
    }
  }),
);

test(
  "a key that is none of the list's, a taken name, no name and a view too many are refused",
  rolledBack(async (db) => {
    const planner = await person(db, "crewingplanningmarine");
    for (const [given, path] of [
      [{ query: { role: "superadmin" } }, "query"],
      [{ query: { pageIndex: "1" } }, "query"],
      [{ query: { search: "a\u0000b" } }, "query.search"],
      [{ query: { search: "a".repeat(1_001) } }, "query.search"],
      [{ name: " " }, "name"],
      [{ list: "https://elsewhere.test" }, "list"],
    ] as const)
      await expect(keep(planner, "One", given)).rejects.toMatchObject({ code: "invalid", fields: [{ path }] });
    const { id } = await keep(planner, "One");
    await expect(keep(planner, "ONE")).rejects.toMatchObject({ fields: [{ path: "name" }] });
    const other = await keep(planner, "Other");
    const named = { id: other.id, list, name: "one" };
    await expect(updateView.execute(as(planner), named)).rejects.toMatchObject({ fields: [{ path: "name" }] });
    await updateView.execute(as(planner), { id, list, name: "ONE" });
    await db.insert(savedViews).values(
      Array.from({ length: maxViews - 2 }, (_, index) => ({
        divisionId: 1,
        userId: planner.userId,
        list: "crew" as const,
        name: `View ${index}`,
        query: {},
      })),
    );
    await expect(keep(planner, "Too many")).rejects.toMatchObject({ code: "rule", messageKey: "views.tooMany" });
    expect(await db.$count(savedViews, eq(savedViews.userId, planner.userId))).toBe(maxViews);
  }),
);
