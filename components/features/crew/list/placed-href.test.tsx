import { placedHref } from "./placed-href";

test("a record opened from the list carries the list's whole address in one value, and its place", () => {
  const href = placedHref(7, { list: "tab=on-board&search=budi%26co", at: 12 }, "certification");
  const { pathname, searchParams } = new URL(href, "http://localhost");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    "/dashboard/crew-management/7/details",
    { tab: "certification", list: "tab=on-board&search=budi%26co", at: "12" },
  ]);
});
