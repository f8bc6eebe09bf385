import { vendorSearchTimes } from "./vendor-search.rules";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const created = { from: null, to: "Submitted", at: at(1) } as const;

test("measures the vendor search from Looking For Vendor, else from the request", () => {
  const looked = { from: "Submitted", to: "LookingForVendor", at: at(3) } as const;
  const found = { from: "LookingForVendor", to: "OnPreparation", at: at(5) } as const;
  expect(vendorSearchTimes([created, looked, found])).toEqual({ searchedFrom: at(3), answeredAt: at(5) });
  expect(vendorSearchTimes([created, { ...found, from: "Submitted" }])).toEqual({
    searchedFrom: at(1),
    answeredAt: at(5),
  });
});

test("ignores edits, and returns null without a vendor", () => {
  const edited = { from: "Submitted", to: "Submitted", at: at(2) } as const;
  expect(vendorSearchTimes([created, edited])).toEqual({ searchedFrom: at(1), answeredAt: null });
});
