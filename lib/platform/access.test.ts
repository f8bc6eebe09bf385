import type { Role, SubRole } from "@/db/enums/users";
import { anonymousActor, type Actor } from "@/lib/access/actor";
import { assertAccess, assertInput, rightsIn } from "./access";
import type { Access, Also } from "@/lib/access/permissions";

const user = (role: Role, subRole: SubRole | null = null): Actor => ({
  kind: "user",
  userId: 1,
  email: "",
  name: "",
  divisionId: 1,
  role,
  subRole,
});
const visitor: Actor = { kind: "visitor", visitorId: "v", gateTokenId: "g", sameNetwork: true };
const scheduler: Actor = { kind: "scheduler" };
const people = {
  stranger: anonymousActor,
  visitor,
  scheduler,
  staff: user("crewingstaffmarine"),
  finance: user("crewingfinancemarine"),
  seafarer: user("crewmarine", "crew"),
};

function answerOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "in";
}
const answers = (access: Access) =>
  Object.values(people).map((actor) =>
    answerOf(() => assertAccess(actor, access))
      .split(".")
      .at(-1),
  );

test("checks access before the input, with the right error", () => {
  const [no, who, gate] = ["forbidden", "unauthenticated", "gateExpired"];
  // stranger, visitor, scheduler, staff, finance, seafarer
  expect(answers("public")).toEqual(["in", "in", "in", "in", "in", "in"]);
  expect(answers("gate")).toEqual([gate, "in", "in", "in", "in", "in"]);
  expect(answers("signed-in")).toEqual([who, who, "in", "in", "in", "in"]);
  expect(answers("scheduler")).toEqual([who, who, "in", no, no, no]);
  expect(answers("crew:edit")).toEqual([who, who, "in", "in", no, "in"]);
  expect(answers({ visitor: "gate", user: "applicants:edit" })).toEqual([gate, "in", "in", "in", no, no]);
  expect(answers({ directly: "crew:edit", otherwise: "crew.ask" })).toEqual([who, who, "in", "in", no, "ask"]);
});

test("refuses an input that needs another permission only to users without it", () => {
  const also: Also<{ kind: string }> = { "crew:change-bank": ({ kind }) => kind === "bank" };
  const resultOf = (actor: Actor, kind: string) => answerOf(() => assertInput(actor, "crew:view", also, { kind }));
  expect(rightsIn(also)).toEqual(["crew:change-bank"]);
  expect([resultOf(people.staff, "contact"), resultOf(people.staff, "bank")]).toEqual(["in", "errors.forbidden"]);
  expect([resultOf(people.finance, "bank"), resultOf(scheduler, "bank")]).toEqual(["in", "in"]);
});

test("of several rights one is enough at the door, and the one the input names decides", () => {
  const access: Access<{ ask: "verify" | "write" }> = {
    oneOf: ["work-orders:verify", "work-orders:write"],
    by: ({ ask }) => [ask === "verify" ? "work-orders:verify" : "work-orders:write"],
  };
  expect(answers(access)).toEqual(["unauthenticated", "unauthenticated", "in", "forbidden", "in", "forbidden"]);
  const resultOf = (role: Role, ask: "verify" | "write") =>
    answerOf(() => assertInput(user(role), access, {}, { ask }));
  expect([resultOf("crewingmanagermarine", "verify"), resultOf("crewingmanagermarine", "write")]).toEqual([
    "in",
    "errors.forbidden",
  ]);
  expect([resultOf("crewingadminmarine", "verify"), resultOf("crewingadminmarine", "write")]).toEqual([
    "errors.forbidden",
    "in",
  ]);
  expect(answers({ oneOf: [] })).toEqual([
    "unauthenticated",
    "unauthenticated",
    "in",
    "forbidden",
    "forbidden",
    "forbidden",
  ]);
});

test("what an input decides for people decides nothing for visitors, who come by the gate", () => {
  const access: Access<{ kind: string }> = {
    visitor: "gate",
    user: "lookups:create",
    by: ({ kind }) => [kind === "ptkp" ? "rates:write" : "lookups:create"],
  };
  const resultOf = (actor: Actor, kind: string) => answerOf(() => assertInput(actor, access, {}, { kind }));
  expect([resultOf(people.visitor, "ptkp"), resultOf(people.finance, "ptkp")]).toEqual(["in", "in"]);
  expect([resultOf(people.staff, "ptkp"), resultOf(people.staff, "bank")]).toEqual(["errors.forbidden", "in"]);
});
