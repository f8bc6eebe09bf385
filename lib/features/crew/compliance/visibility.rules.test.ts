import type { Viewer } from "../fields.rules";
import { pass, finalBlock, warn, type CheckItem } from "./check-item.rules";
import { itemsForForecast, itemsForViewer } from "./visibility.rules";

const restriction = warn("medical", "medical-restriction", {
  key: "medicalRestriction",
  values: { restriction: "glasses" },
  evidence: { status: "Fit With Restriction", restriction: "glasses", validUntil: "2028-10-01" },
});
const ends = warn("medical", "medical-ends-on-board", {
  key: "medicalEndsOnBoard",
  values: { date: "2027-03-01" },
  evidence: { status: "FIT", validUntil: "2027-03-01" },
});
const barred = finalBlock("suitability", "barred", { key: "barred", values: { since: "2026-01-01" } });
const conflict = warn("suitability", "conflict-on-board", { key: "conflictOnBoard", values: { name: "Joko" } });
const elsewhere = warn("period", "overlap", {
  key: "overlap",
  values: { vessel: "Arung Lautan", days: 2 },
  evidence: { vessel: "Arung Lautan", onBoard: false, days: 2 },
});
const fine = pass("age", { key: "ageAccepted", values: { age: 36 } });
const items: CheckItem[] = [barred, conflict, restriction, ends, elsewhere, fine];
const keys = (shown: CheckItem[]) => shown.map(({ key }) => key.replace("compliance.", ""));

const register = ["barred", "conflictOnBoard"];
const medical = ["medicalRestriction", "medicalEndsOnBoard"];

test.each<[Viewer, string[]]>([
  ["SA", [...register, ...medical, "overlap", "ageAccepted"]],
  ["AD", [...register, ...medical, "overlap", "ageAccepted"]],
  ["ST", [...register, ...medical, "overlap", "ageAccepted"]],
  ["PL", [...register, "medicalRestrictionUnstated", "medicalEndsOnBoardUndated", "overlap", "ageAccepted"]],
  ["PD", [...register, "medicalRestrictionUnstated", "medicalEndsOnBoardUndated", "overlap", "ageAccepted"]],
  ["SV", [...medical, "overlap", "ageAccepted"]],
  ["PR", ["medicalRestrictionUnstated", "medicalEndsOnBoard", "otherVesselWithheld", "ageAccepted"]],
  ["VH", ["medicalRestriction", "medicalEndsOnBoardUndated", "otherVesselWithheld", "ageAccepted"]],
  ["CR", ["barred", ...medical, "overlap", "ageAccepted"]],
])("shows %s the permitted part of a check", (viewer, expected) => {
  expect(keys(itemsForViewer(items, viewer))).toEqual(expected);
});

test("removes hidden values from texts and evidence", () => {
  const visibleText = (viewer: Viewer) => JSON.stringify(itemsForViewer(items, viewer));
  for (const word of ["glasses", "Arung", "Joko", "2026-01-01"])
    expect([word, visibleText("PR").includes(word)]).toEqual([word, false]);
  for (const word of ["glasses", "2027-03-01", "2028-10-01", "Fit With"])
    expect([word, visibleText("PL").includes(word)]).toEqual([word, false]);
  expect(visibleText("VH")).not.toMatch(/2027-03-01|2028-10-01|Arung|Joko/);
  expect(visibleText("CR")).not.toContain("Joko");
});

test("stores forecasts without the register and restriction texts, but with dates and vessels", () => {
  const forecast = itemsForForecast(items);
  expect(keys(forecast)).toEqual(["medicalRestrictionUnstated", "medicalEndsOnBoard", "overlap", "ageAccepted"]);
  expect(JSON.stringify(forecast)).not.toMatch(/glasses|Joko/);
  expect(forecast[1]).toEqual(ends);
});
