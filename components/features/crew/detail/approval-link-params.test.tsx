import { answerOf, linkQuery, parseApprovalLinkParams } from "./approval-link-params";

const emptyKeys = {
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
  const { keys, invalidKeys } = parseApprovalLinkParams(query, 7);
  expect(keys).toEqual({ ...emptyKeys, vcid: 12, emp: 7, vid: 3, joi: 41, ao: "NextButOne", as: "Pending" });
  expect(invalidKeys).toEqual([]);
  expect(linkQuery(keys)).toEqual({ vcid: "12", emp: "7", vid: "3", joi: "41", ao: "NextButOne", as: "Pending" });
});

test.each(["", "1", "true"])("links back to the vessel's Gantt chart for gantt=%j", (gantt) => {
  expect(parseApprovalLinkParams({ vid: "3", gantt }, 7)).toEqual({
    keys: { ...emptyKeys, vid: 3, gantt: true },
    invalidKeys: [],
  });
});

test("ignores and lists invalid keys without an error", () => {
  expect(
    parseApprovalLinkParams({ vcid: "x", emp: "8", vid: "-1", joi: "1e9", ao: "Previous", gantt: "true" }, 7),
  ).toEqual({
    keys: emptyKeys,
    invalidKeys: ["vcid", "emp", "vid", "joi", "ao", "gantt"],
  });
  expect(parseApprovalLinkParams({ vcid: ["4", "5"], gantt: "no" }, 7)).toEqual({
    keys: { ...emptyKeys, vcid: 4 },
    invalidKeys: ["gantt"],
  });
  expect(parseApprovalLinkParams({}, 7)).toEqual({ keys: emptyKeys, invalidKeys: [] });
});

test("accepts one answer to confirm, drops it on another tab, and ignores two at once", () => {
  const answerOfQuery = (query: Record<string, string>) => {
    const { keys, invalidKeys } = parseApprovalLinkParams(query, null);
    return [answerOf(keys), linkQuery(keys), invalidKeys];
  };
  expect(answerOfQuery({ emp: "7", approve: "" })).toEqual(["Confirmed", { emp: "7" }, []]);
  expect(answerOfQuery({ emp: "7", reject: "1" })).toEqual(["Rejected", { emp: "7" }, []]);
  expect(answerOfQuery({ approve: "1", reject: "1" })).toEqual([null, {}, ["approve", "reject"]]);
  expect(answerOfQuery({ approve: "yes", as: "Sent" })).toEqual([null, {}, ["as", "approve"]]);
});
