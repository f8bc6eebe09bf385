import { isFiltered, listingHref, listingOf } from "./listing";

const plain = { page: 1, pageSize: 5, keyword: "" };

test("bad values in the address fall back to defaults", () => {
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

test("an address made of a listing reads as the same listing", () => {
  const asked = listingOf({ page: "3", pageSize: "10", keyword: "tug & tow", position: "4" });
  const query = new URL(listingHref(asked, { page: 3 }), "http://localhost").searchParams;
  expect(listingOf(Object.fromEntries(query))).toEqual(asked);
});

test("any change but of the page leads back to page 1, and the plain list has a plain address", () => {
  expect(listingHref(listingOf({ page: "3", position: "4" }), { position: undefined })).toBe("/#jobs");
});

test("a keyword under three characters is no filter", () => {
  expect(isFiltered(listingOf({ keyword: "tu" }))).toBe(false);
  expect(isFiltered(listingOf({ keyword: "tug" }))).toBe(true);
});
