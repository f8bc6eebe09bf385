import { extensionDay as now, onBoard, requested } from "@/db/testing/records/extensions";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { decideExtension } from "./decide-extension";
import { listWaitingExtensions } from "./list-waiting-extensions";

afterAll(closeDatabase);

const waitingFor = async (actor: UserActor) =>
  (await listWaitingExtensions.execute(as(actor, { now }), {})).map(({ id }) => id);
const countedFor = async (actor: UserActor) =>
  (await listWork.execute(as(actor, { now }), {})).tasks.find(({ key }) => key === "extensions-to-decide")?.count;

test(
  "lists requests for possible deciders until decided",
  rolledBack(async (db) => {
    const { head, admin, sailor } = await onBoard(db);
    const made = await requested(head, sailor.id);
    const manager = await person(db, "crewingmanagermarine");
    for (const decider of [admin, manager]) {
      expect(await waitingFor(decider)).toEqual([made.id]);
      expect(await countedFor(decider)).toBe(1);
    }
    expect(await waitingFor(await person(db, "crewingmanagertanker"))).toEqual([]);
    for (const other of [head, await person(db, "crewingplanningmarine")]) {
      await expect(waitingFor(other)).rejects.toMatchObject({ code: "forbidden" });
      expect(await countedFor(other)).toBeUndefined();
    }
    await decideExtension.execute(as(manager, { now }), {
      vesselCrewExtensionId: made.id,
      approvalExtensionStatus: "Rejected",
      reason: "The reliever is already on the way to the ship.",
    });
    expect([await waitingFor(admin), await countedFor(admin)]).toEqual([[], undefined]);
  }),
);

test(
  "excludes the user's own request",
  rolledBack(async (db) => {
    const { admin, sailor } = await onBoard(db);
    const made = await requested(admin, sailor.id);
    expect([await waitingFor(admin), await countedFor(admin)]).toEqual([[], undefined]);
    expect(await waitingFor(await person(db, "crewingmanagermarine"))).toEqual([made.id]);
  }),
);
