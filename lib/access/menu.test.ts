import fs from "node:fs";
import path from "node:path";
import { roles, type Role, type SubRole } from "@/db/enums/users";
import type { UserActor } from "./actor";
import { entriesWithPage, entries, entryOfPath, canOpen, menuOf } from "./menu";
import { holdsTag } from "./tags";

const actor = (role: Role, subRole: SubRole | null = null, more: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  role,
  subRole,
  divisionId: role.endsWith("tanker") ? 2 : 1,
  ...more,
});
const namesOf = (user: UserActor) => menuOf(user).map(({ name }) => name);

const root = path.join(process.cwd(), "app");
const pageFolders = fs
  .readdirSync(path.join(root, "dashboard"), { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name === "page.tsx" && !parentPath.includes("[...unknown]"))
  .map(({ parentPath }) => parentPath);
/** Addresses of the pages; route groups leave no trace in an address. */
const pages = pageFolders.map(
  (folder) =>
    `/${path
      .relative(root, folder)
      .split(path.sep)
      .filter((segment) => !segment.startsWith("("))
      .join("/")}`,
);

test("the list of what is built is the list of pages", () => {
  for (const { name, path: address } of entries)
    expect([name, entriesWithPage.has(name)]).toEqual([name, pages.includes(address)]);
  expect([...entriesWithPage].filter((name) => !entries.some((entry) => entry.name === name))).toEqual([]);
});

test("every page of the dashboard belongs to a menu entry with a page", () => {
  for (const address of pages)
    expect([address, entriesWithPage.has(entryOfPath(address)?.name ?? "")]).toEqual([address, true]);
});

test("every page of the dashboard asks who may open it, itself or in a layout above", () => {
  const isAsking = (file: string) => /requireRouteAccess\(|requireUser\(/.test(fs.readFileSync(file, "utf8"));
  const scheduleFrame = path.join(root, "dashboard", "manning", "schedule-frame.tsx");
  const listScreen = path.join(root, "dashboard", "list-screen", "list-screen.tsx");
  const routeLayout = path.join(root, "dashboard", "access", "route-layout.tsx");
  for (const shared of [scheduleFrame, listScreen, routeLayout])
    expect([shared, isAsking(shared)]).toEqual([shared, true]);
  /** Through the frame of a schedule, or as page or layout of a declared list. */
  const asksThroughShared = (file: string) =>
    /scheduleFrame\(|(route|permission)Layout\(|^export default [\w.]+(\["[\w-]+"\])?\.(Page|Layout);$/m.test(
      fs.readFileSync(file, "utf8"),
    );
  const asks = (folder: string) =>
    ["page.tsx", "layout.tsx"]
      .map((name) => path.join(folder, name))
      .some((file) => fs.existsSync(file) && (isAsking(file) || asksThroughShared(file)));
  const above = (folder: string): string[] =>
    folder === path.join(root, "dashboard") ? [] : [folder, ...above(path.dirname(folder))];
  for (const folder of pageFolders) expect([folder, above(folder).some(asks) || asks(folder)]).toEqual([folder, true]);
});

test("the menu shows what the tag opens, in the documented order, and nothing without a page", () => {
  const elsewhere = { 1: "ship-chandler", 2: "ujbm" };
  for (const divisionId of [1, 2] as const)
    expect(namesOf(actor("superadmin", null, { divisionId }))).toEqual(
      entries
        .filter(({ name }) => entriesWithPage.has(name) && name !== "my-joining" && name !== elsewhere[divisionId])
        .map(({ name }) => name),
    );
  for (const role of roles)
    for (const { name, tag } of menuOf(actor(role, role === "crewmarine" || role === "crewtanker" ? "crew" : null)))
      expect([role, name, entriesWithPage.has(name) && (tag === null || holdsTag(actor(role, "crew"), tag))]).toEqual([
        role,
        name,
        true,
      ]);
});

test("crew management is hidden for a principal who holds its tag; vessel management for crew, who does not", () => {
  const principal = actor("crewingprincipalmarine");
  expect(namesOf(principal)).toEqual(["vessel-management", "approval-crew", "contract-management", "profile"]);
  expect(canOpen(principal, "/dashboard/crew-management/5/details")).toBe(true);
  expect(namesOf(actor("crewmarine", "crew"))).toEqual([
    "my-joining",
    "crew-management",
    "onboard-preparation",
    "onboard-scheduling",
    "service-and-administration",
    "appraisal",
    "work-order-overview",
    "profile",
  ]);
  expect(namesOf(actor("crewmarine", "head"))).toEqual([
    "crew-management",
    "vessel-management",
    "onboard-preparation",
    "onboard-scheduling",
    "approval-crew",
    "service-and-administration",
    "appraisal",
    "work-order-overview",
    "profile",
  ]);
});

test("an address belongs to the longest entry that covers it, and the profile is always open", () => {
  expect(entryOfPath("/dashboard/users-management")?.name).toBe("users");
  expect(entryOfPath("/dashboard/users-management/audit-log")?.name).toBe("audit-log");
  expect(entryOfPath("/dashboard/crew-managements")).toBeUndefined();
  expect(entryOfPath("/dashboard/recruitment")).toBeUndefined();
  for (const role of roles) expect(canOpen(actor(role, "crew", { accessList: [] }), "/dashboard/profile")).toBe(true);
});

test("outside the list is forbidden, built or not; chandler in Marine and UJBM in Tanker too", () => {
  const finance = actor("crewingfinancemarine");
  expect(canOpen(finance, "/dashboard/manning/planning/3/crew")).toBe(false);
  expect(canOpen(finance, "/dashboard/work-order-and-billings/billing-overview")).toBe(true);
  expect(canOpen(finance, "/dashboard/nothing-here")).toBe(true);
  const [chandler, ujbm] = ["/dashboard/crew-benefit/ship-chandler", "/dashboard/crew-benefit/ujbm"];
  expect([canOpen(actor("crewingadminmarine"), chandler), canOpen(actor("crewingadmintanker"), chandler)]).toEqual([
    false,
    true,
  ]);
  expect([canOpen(actor("crewingadminmarine"), ujbm), canOpen(actor("crewingadmintanker"), ujbm)]).toEqual([
    true,
    false,
  ]);
  expect(
    canOpen(actor("crewingstaffmarine", null, { accessList: ["job-openings"] }), "/dashboard/recruitment/report"),
  ).toBe(false);
});
