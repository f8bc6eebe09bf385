import { isFiltered, listingHref, listingOf } from "./list-state";

const plain = { page: 1, pageSize: 5, keyword: "" };

test("uses defaults for invalid values in the address", () => {
  const bad = {
    page: "-2",
    pageSize: "7",
    position: "abc",
    city: "99999999999",
    jobType: "",
    vesselType: ["x", "1"],
    keyword: "  ",
  };
  expect(listingOf(bad)).toEqual({
    ...plain,
    position: undefined,
    vesselType: undefined,
    city: undefined,
    jobType: undefined,
  });
  expect(listingOf({ page: "1e9" }).page).toBe(1);
});

test("parses its own addresses into the same list state", () => {
  const asked = listingOf({ page: "3", pageSize: "10", keyword: "tug & tow", position: "4" });
  const query = new URL(listingHref(asked, { page: 3 }), "http://localhost").searchParams;
  expect(listingOf(Object.fromEntries(query))).toEqual(asked);
});

test("resets to page 1 on other changes, and keeps the plain address for the plain list", () => {
  expect(listingHref(listingOf({ page: "3", position: "4" }), { position: undefined })).toBe("/#jobs");
});

test("ignores a keyword under three characters", () => {
  expect(isFiltered(listingOf({ keyword: "tu" }))).toBe(false);
  expect(isFiltered(listingOf({ keyword: "tug" }))).toBe(true);
});
