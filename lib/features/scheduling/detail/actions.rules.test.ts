import type { StatusId } from "@/db/enums/scheduling";
import type { Role } from "@/db/enums/users";
import type { UserActor } from "@/lib/access/actor";
import { actionsFor, boardingBlockedReason } from "./actions.rules";

const actor = (role: Role, subRole: UserActor["subRole"] = null): UserActor => ({
  kind: "user",
  userId: 1,
  email: "a@example.test",
  name: "A",
  divisionId: 1,
  role,
  subRole,
});
const at = (statusId: StatusId) => ({ statusId, cancelledAt: null });

test("returns actions by role and state, none for history", () => {
  expect(actionsFor(actor("crewingplanningmarine"), at(3))).toEqual(["save", "check-in", "send-mail"]);
  expect(actionsFor(actor("crewingservicemarine"), at(4))).toEqual(["save"]);
  expect(actionsFor(actor("crewingservicemarine"), at(5))).toEqual(["save", "accommodation", "appraisal-documents"]);
  expect(actionsFor(actor("crewingpdemarine"), at(6))).toEqual(["appraisal-documents"]);
  expect(actionsFor(actor("superadmin"), at(4))).toEqual(["save", "undo-check-in"]);
  expect(actionsFor(actor("crewmarine", "head"), at(3))).toEqual(["propose-time"]);
  expect(actionsFor(actor("crewmarine", "crew"), at(3))).toEqual([]);
  expect(actionsFor(actor("superadmin"), at(7))).toEqual([]);
  expect(actionsFor(actor("superadmin"), { statusId: 2, cancelledAt: new Date() })).toEqual([]);
});

test("offers check-in in state three and check-out in state six, otherwise the reason", () => {
  const said = (moment: "check-in" | "check-out") =>
    ([1, 2, 3, 4, 5, 6, 7] as const).map((id) => boardingBlockedReason(moment, at(id))?.split(".").at(-1) ?? null);
  expect(said("check-in")).toEqual(["notReady", "notReady", null, "isOnBoard", "isOnBoard", "isOnBoard", "isOnBoard"]);
  expect(said("check-out")).toEqual([
    "notOnBoard",
    "notOnBoard",
    "notOnBoard",
    "notReadyToLeave",
    "notReadyToLeave",
    null,
    "hasLeft",
  ]);
  expect(boardingBlockedReason("check-in", { statusId: 3, cancelledAt: new Date() })).toBe(
    "scheduling.boarding.cancelled",
  );
});
