import { agentText, travelLegOf, legChanges } from "./travel-leg.rules";

const schedule = {
  onBoardDate: "2026-12-01",
  onBoardTime: "08:30",
  onBoardPortId: 4,
  onBoardAgentName: "Samudra Agency",
  onBoardAgentPhone: "+62 31 555 0144",
  offBoardDate: "2027-06-01",
  offBoardTime: null,
  offBoardPortId: null,
  offBoardAgentName: null,
  offBoardAgentPhone: null,
};
const ports = { onBoardPort: "Surabaya", offBoardPort: null };

test("returns date, time, port and agent of its own way only", () => {
  expect(travelLegOf(schedule, ports, "OnBoard")).toEqual({
    day: "2026-12-01",
    time: "08:30",
    port: "Surabaya",
    agent: "Samudra Agency, +62 31 555 0144",
  });
  expect(travelLegOf(schedule, ports, "OffBoard")).toEqual({ day: "2027-06-01", time: null, port: null, agent: null });
});

test("formats an agent from the known parts", () => {
  expect(agentText("Samudra Agency", null)).toBe("Samudra Agency");
  expect(agentText(null, "+62 31 555 0144")).toBe("+62 31 555 0144");
  expect(agentText(null, null)).toBeNull();
});

test("returns changes under the API's field names, ports by name", () => {
  const after = { ...schedule, onBoardPortId: 5, onBoardTime: null, offBoardAgentName: "Bahari" };
  const now = { onBoardPort: "Batam", offBoardPort: null };
  expect(legChanges(schedule, after, { before: ports, after: now })).toEqual([
    { field: "scheduledOnBoardTime", from: "08:30", to: null },
    { field: "onboardLocationPortId", from: "Surabaya", to: "Batam" },
    { field: "offboardAgentName", from: null, to: "Bahari" },
  ]);
  expect(legChanges(schedule, schedule, { before: ports, after: ports })).toEqual([]);
});
