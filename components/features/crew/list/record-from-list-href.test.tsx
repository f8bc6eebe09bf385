import { recordFromListHref } from "./record-from-list-href";

test("carries the list's address in one value and the row's index", () => {
  const href = recordFromListHref(7, { list: "tab=on-board&search=budi%26co", at: 12 }, "certification");
  const { pathname, searchParams } = new URL(href, "http://localhost");
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    "/dashboard/crew-management/7/details",
    { tab: "certification", list: "tab=on-board&search=budi%26co", at: "12" },
  ]);
});
