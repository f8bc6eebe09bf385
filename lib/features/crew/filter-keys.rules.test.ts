import { crewFilterKeys } from "./filter-keys.rules";
import { listBlacklistInput, listCrewInput } from "./schema";

test("what the address of the lists may narrow them by is a filter of one of their calls", () => {
  const filters = [...Object.keys(listCrewInput.shape), ...Object.keys(listBlacklistInput.shape)];
  expect(crewFilterKeys.filter((key) => !filters.includes(key))).toEqual([]);
  expect(new Set(crewFilterKeys).size).toBe(crewFilterKeys.length);
});
