import { roles } from "@/db/enums/users";
import { dayVersion, digestOf } from "./rules";

test("a day is the number of its digits, so that later days are greater", () => {
  expect([dayVersion("2026-11-20"), dayVersion("2026-12-01")]).toEqual([20261120, 20261201]);
});

test("planning and PDE are told of papers, those who record the results of medicals, the others of nothing", () => {
  const told = Object.fromEntries(roles.flatMap((role) => (digestOf(role) ? [[role, digestOf(role)]] : [])));
  expect(told).toEqual({
    crewingplanningmarine: "papers",
    crewingplanningtanker: "papers",
    crewingpdemarine: "papers",
    crewingpdetanker: "papers",
    crewingadminmarine: "medicals",
    crewingadmintanker: "medicals",
    crewingservicemarine: "medicals",
    crewingservicetanker: "medicals",
    crewingstaffmarine: "medicals",
    crewingstafftanker: "medicals",
  });
});

test("an access list that leaves no way to the results takes the digest away", () => {
  expect(digestOf("crewingservicemarine", ["job-openings"])).toBeNull();
  expect(digestOf("crewingservicemarine", [])).toBeNull();
  expect(digestOf("crewingplanningmarine", [])).toBe("papers");
});
