import { linkQuery, readLinkKeys } from "./link-keys";

const nothing = { vcid: null, emp: null, vid: null, joi: null, ao: null, gantt: false };

test("the keys of an approval link are read and carried on", () => {
  const query = { tab: "crew-details", vcid: "12", emp: "7", vid: "3", joi: "41", ao: "NextButOne" };
  const { keys, strange } = readLinkKeys(query, 7);
  expect(keys).toEqual({ vcid: 12, emp: 7, vid: 3, joi: 41, ao: "NextButOne", gantt: false });
  expect(strange).toEqual([]);
  expect(linkQuery(keys)).toEqual({ vcid: "12", emp: "7", vid: "3", joi: "41", ao: "NextButOne" });
});

test.each(["", "1", "true"])("gantt=%j with a vessel leads back to its Gantt", (gantt) => {
  expect(readLinkKeys({ vid: "3", gantt }, 7)).toEqual({ keys: { ...nothing, vid: 3, gantt: true }, strange: [] });
});

test("what says nothing here is left out and named, never an error", () => {
  expect(readLinkKeys({ vcid: "x", emp: "8", vid: "-1", joi: "1e9", ao: "Previous", gantt: "true" }, 7)).toEqual({
    keys: nothing,
    strange: ["vcid", "emp", "vid", "joi", "ao", "gantt"],
  });
  expect(readLinkKeys({ vcid: ["4", "5"], gantt: "no" }, 7)).toEqual({
    keys: { ...nothing, vcid: 4 },
    strange: ["gantt"],
  });
  expect(readLinkKeys({}, 7)).toEqual({ keys: nothing, strange: [] });
});
