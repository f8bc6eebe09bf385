import { choiceText, hrefWith, readChoice, readListState } from "./list-state";

const defaults = { pageSize: 30, sorts: ["createdAt", "position"], order: "desc" } as const;
const nothingChosen = { pageSize: null, density: "comfortable" } as const;

test("an empty address is the first page of the default size and order", () => {
  expect(readListState({}, defaults, nothingChosen)).toEqual({
    pageIndex: 0,
    pageSize: 30,
    search: "",
    sort: "createdAt",
    order: "desc",
  });
});

test("values that make no sense fall back", () => {
  const params = { pageIndex: "-3", pageSize: "77", sort: "evil", order: "up", search: "ab" };
  expect(readListState(params, defaults, nothingChosen)).toEqual({
    pageIndex: 0,
    pageSize: 30,
    search: "",
    sort: "createdAt",
    order: "desc",
  });
});

test("the address wins over the remembered page size, which wins over the default", () => {
  const remembered = { pageSize: 100, density: "compact" } as const;
  expect(readListState({}, defaults, remembered).pageSize).toBe(100);
  expect(readListState({ pageSize: "150" }, defaults, remembered).pageSize).toBe(150);
});

test("a choice survives its cookie, and a broken cookie chooses nothing", () => {
  expect(readChoice(choiceText({ pageSize: 50, density: "compact" }))).toEqual({ pageSize: 50, density: "compact" });
  expect(readChoice("<x>")).toEqual({ pageSize: null, density: "comfortable" });
});

test("changing one value keeps the others and null takes one out", () => {
  expect(
    hrefWith({ search: "tug", pageIndex: "2", status: ["open", "closed"] }, { pageIndex: null, sort: "position" }),
  ).toBe("?search=tug&status=open&sort=position");
  expect(hrefWith({ joi: "3" }, { joi: null })).toBe("?");
});
