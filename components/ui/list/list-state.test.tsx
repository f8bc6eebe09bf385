import { withoutViewMark } from "@/lib/features/views/rules";
import { choiceText, hrefWith, readChoice, readListState, valuesOf, type TableChoice } from "./list-state";

const defaults = { pageSize: 30, sorts: ["createdAt", "position"], order: "desc" } as const;
const nothingChosen: TableChoice = { pageSize: null, density: "comfortable", hidden: [] };

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
  const remembered: TableChoice = { pageSize: 100, density: "compact", hidden: [] };
  expect(readListState({}, defaults, remembered).pageSize).toBe(100);
  expect(readListState({ pageSize: "150" }, defaults, remembered).pageSize).toBe(150);
});

test("a choice survives its cookie, and a broken cookie chooses nothing", () => {
  const chosen = { pageSize: 50, density: "compact", hidden: ["flag", "imoNumber"] } as const;
  expect(choiceText({ ...chosen, hidden: [...chosen.hidden] })).toBe("50.compact.flag-imoNumber");
  expect(readChoice("50.compact.flag-imoNumber")).toEqual(chosen);
  expect(readChoice("50.compact")).toEqual({ ...chosen, hidden: [] });
  expect(readChoice("<x>")).toEqual(nothingChosen);
  expect(readChoice("..flag]{}-1--flag-style")).toEqual({ ...nothingChosen, hidden: ["flag", "style"] });
});

test("changing one value keeps the others and null takes one out", () => {
  expect(
    hrefWith({ search: "tug", pageIndex: "2", status: ["open", "closed"] }, { pageIndex: null, sort: "position" }),
  ).toBe("?search=tug&status=open&sort=position");
  expect(hrefWith({}, { joi: null })).toBe("?");
});

test("taking out the last value shows everything instead of the bare address, which opens a person's first view", () => {
  expect(hrefWith({ status: "open" }, { status: null, pageIndex: null })).toBe(`?view=${withoutViewMark}`);
  expect(hrefWith({ joi: "3" }, { joi: null })).toBe(`?view=${withoutViewMark}`);
});

test("several choices of a filter are read each once, without what the filter does not know", () => {
  const isKnown = (value: string) => /^[1-9]$/.test(value);
  expect(valuesOf({ rank: "3,8,3,x,,12" }, "rank", isKnown)).toBe("3,8");
  expect(valuesOf({ rank: "3" }, "rank", isKnown)).toBe("3");
  expect(valuesOf({}, "rank", isKnown)).toBe("");
  expect(hrefWith({ rank: "3,8" }, { pageIndex: 1 })).toBe("?rank=3,8&pageIndex=1");
});
