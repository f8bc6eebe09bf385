import { answerOf, linkQuery, readLinkKeys } from "./link-keys";

const nothing = {
  vcid: null,
  emp: null,
  vid: null,
  joi: null,
  ao: null,
  as: null,
  gantt: false,
  approve: false,
  reject: false,
};

test("parses the keys of an approval link and keeps them", () => {
  const query = { tab: "crew-details", vcid: "12", emp: "7", vid: "3", joi: "41", ao: "NextButOne", as: "pending" };
  const { keys, strange } = readLinkKeys(query, 7);
  expect(keys).toEqual({ ...nothing, vcid: 12, emp: 7, vid: 3, joi: 41, ao: "NextButOne", as: "Pending" });
  expect(strange).toEqual([]);
  expect(linkQuery(keys)).toEqual({ vcid: "12", emp: "7", vid: "3", joi: "41", ao: "NextButOne", as: "Pending" });
});

test.each(["", "1", "true"])("links back to the vessel's Gantt chart for gantt=%j", (gantt) => {
  expect(readLinkKeys({ vid: "3", gantt }, 7)).toEqual({ keys: { ...nothing, vid: 3, gantt: true }, strange: [] });
});

test("ignores and lists invalid keys without an error", () => {
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

test("accepts one answer to confirm, drops it on another tab, and ignores two at once", () => {
  const asked = (query: Record<string, string>) => {
    const { keys, strange } = readLinkKeys(query, null);
    return [answerOf(keys), linkQuery(keys), strange];
  };
  expect(asked({ emp: "7", approve: "" })).toEqual(["Confirmed", { emp: "7" }, []]);
  expect(asked({ emp: "7", reject: "1" })).toEqual(["Rejected", { emp: "7" }, []]);
  expect(asked({ approve: "1", reject: "1" })).toEqual([null, {}, ["approve", "reject"]]);
  expect(asked({ approve: "yes", as: "Sent" })).toEqual([null, {}, ["as", "approve"]]);
});
