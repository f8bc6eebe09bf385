import { noticeTypes, topics } from "@/db/enums/mail";
import type { Role, SubRole } from "@/db/enums/users";
import { translator } from "@/lib/platform/i18n/messages";
import { chosenChannels, hrefOf, topicNames, topicOf, channelsOf } from "./rules";

const actor = (role: Role, subRole: SubRole | null = null, divisionId: 1 | 2 = 1) => ({
  kind: "user" as const,
  userId: 1,
  email: "sari@example.test",
  name: "Sari",
  role,
  subRole,
  divisionId,
  crewId: subRole ? 7 : null,
});
const wayOf = (role: Role, choice: string, subRole: SubRole | null = null, chosen = {}) =>
  chosenChannels(actor(role, subRole), chosen).find((one) => one.choice === choice)?.way;

test("every notice type has one topic, with texts in both languages", () => {
  const all = Object.values(topics).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(noticeTypes.every((type) => topicOf(type) !== null)).toBe(true);
  expect(topicOf("PasswordReset")).toBeNull();
  for (const topic of topicNames)
    for (const language of ["en", "id"] as const)
      expect(translator(language)(`notices.topics.${topic}`)).not.toContain("topics");
});

test("a role chooses among what reaches it; questions and the guard of an account always come at once", () => {
  const names = (role: Role, subRole: SubRole | null = null, division: 1 | 2 = 1) =>
    chosenChannels(actor(role, subRole, division), {}).map(({ choice }) => choice);
  expect(names("crewingfinancemarine")).toEqual(["work", "sign-ons", "contracts", "changes"]);
  expect(names("crewingservicetanker", null, 2)).toContain("chandler");
  expect(names("crewingservicemarine")).not.toContain("chandler");
  expect(names("crewmarine", "crew")).toContain("pay");
  expect(names("crewingadmintanker", null, 2)).toContain("delivery");
  expect([channelsOf("questions"), channelsOf("security"), channelsOf("work"), channelsOf("delivery")]).toEqual([
    ["at-once"],
    ["at-once"],
    ["digest", "none"],
    ["bell", "none"],
  ]);
});

test("the usual way is at once, finance reads who signed on in the morning, the office its work; a choice that is none counts for nothing", () => {
  expect(wayOf("crewingplanningmarine", "sign-ons")).toBe("at-once");
  expect(wayOf("crewingfinancemarine", "sign-ons")).toBe("digest");
  expect(wayOf("crewingplanningmarine", "work")).toBe("digest");
  expect(wayOf("crewmarine", "work", "head")).toBe("none");
  expect(wayOf("crewmarine", "security", "crew", { security: "none" })).toBe("at-once");
  expect(wayOf("crewingplanningmarine", "plans", null, { plans: "bell" })).toBe("bell");
});

test("a notice leads nowhere its reader may not open, and a question to where it is answered with an account", () => {
  const sailor = actor("crewmarine", "crew");
  const own = "/dashboard/crew-management/7/details?tab=upcoming-schedule";
  expect(hrefOf(sailor, { type: "PlanningEmployee", path: null })).toBe(own);
  expect(hrefOf(sailor, { type: "CheckedIn", path: "/dashboard/vessel-management/1/details" })).toBeNull();
  expect(hrefOf(actor("crewingprincipalmarine"), { type: "PlanningPrincipal", path: null })).toBe(
    "/dashboard/vessel-management/answers",
  );
  expect(hrefOf(actor("crewingplanningmarine"), { type: "PlanningEmployee", path: null })).toBeNull();
  expect(hrefOf(sailor, { type: "AppraisalEmployeeNotice", path: null })).toBeNull();
});
