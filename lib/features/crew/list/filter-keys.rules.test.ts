import { crewFilterKeys } from "./filter-keys.rules";
import { listBlacklistInput, listCrewInput } from "../schema";

test("accepts only search parameters that a list call can filter by", () => {
  const filters = [...Object.keys(listCrewInput.shape), ...Object.keys(listBlacklistInput.shape)];
  expect(crewFilterKeys.filter((key) => !filters.includes(key))).toEqual([]);
  expect(new Set(crewFilterKeys).size).toBe(crewFilterKeys.length);
});
