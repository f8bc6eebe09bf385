import { viewLists } from "@/db/enums/views";
import { isPermission } from "@/lib/access/permissions";
import { viewParametersOf, listAddresses, readViewMark, viewHref, viewMark } from "./rules";

test("every list has a back-office address of its own and a permission", () => {
  const paths = viewLists.map((list) => listAddresses[list].path);
  expect(new Set(paths).size).toBe(viewLists.length);
  for (const list of viewLists) {
    expect(listAddresses[list].path).toMatch(/^\/dashboard\/[a-z/-]+$/);
    expect(isPermission(listAddresses[list].right)).toBe(true);
  }
});

test("a view stores filters, order and hidden columns, and no page, dialog or keys of another list", () => {
  const params = new URLSearchParams(
    "search=asep&position=2,3&pageIndex=4&pageSize=50&view=1:X&add=1&role=x&tab=on-board",
  );
  expect(viewParametersOf("crew", params)).toEqual({ search: "asep", position: "2,3", tab: "on-board" });
  expect(viewParametersOf("users", params)).toEqual({ search: "asep", role: "x", tab: "on-board" });
});

test("a view leads to its own list with the list's keys, whatever was stored", () => {
  const query = { position: "2,3", next: "https://elsewhere.test", add: "1" };
  expect(viewHref("crew", { id: 7, name: "A & B", query })).toBe(
    "/dashboard/crew-management?position=2%2C3&view=7%3AA+%26+B",
  );
});

test("the address says which view it came from; what is no view is none", () => {
  expect(readViewMark(viewMark({ id: 7, name: "Reliefs: 30 days" }))).toEqual({ id: 7, name: "Reliefs: 30 days" });
  for (const mark of ["", "all", "7", "7:", "0:x", "x:7", `7:${"a".repeat(61)}`]) expect(readViewMark(mark)).toBeNull();
});
