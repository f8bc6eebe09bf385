import { vessel } from "@/db/testing/crew";
import { aboard, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { fleet, narrowActors } from "@/db/testing/records/two-fleets";
import { previewPrincipal } from "./preview-principal";

afterAll(closeDatabase);

test(
  "returns vessels in operation with crew counts in two queries",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const manned = await vessel(db, { name: "AHTS Alpha", principalId: owner.id });
    await aboard(db, manned, { rank: "Able Seaman" });
    await seatOn(db, manned, "Master");
    await vessel(db, { name: "AHTS Beta", principalId: owner.id });
    await vessel(db, { name: "AHTS Gone", principalId: owner.id, scrappedOn: "2026-01-01", scrapReason: "Sold" });
    const actor = as(await person(db, "crewingadminmarine"));
    expect(await previewPrincipal.execute(actor, { id: owner.id })).toMatchObject({
      id: owner.id,
      name: owner.name,
      approvalPolicy: owner.approvalPolicy,
      vesselsInOperation: 2,
      vessels: [
        { vesselId: manned.id, vesselName: "AHTS Alpha", crewOnBoard: 1, seats: 2 },
        { vesselName: "AHTS Beta", crewOnBoard: 0, seats: 0 },
      ],
    });
    expect(await queriesSent(db, () => previewPrincipal.execute(actor, { id: owner.id }))).toHaveLength(2);
  }),
);

test(
  "limits principals and heads to their own",
  rolledBack(async (db) => {
    const [own, other] = [await fleet(db), await fleet(db)];
    const { principal: owner, head, ...rest } = await narrowActors(db, own);
    for (const actor of [owner, head])
      expect(await previewPrincipal.execute(as(actor), { id: own.principalId })).toMatchObject({
        vessels: [{ vesselId: own.vesselId }],
      });
    for (const actor of [owner, head, rest["admin of the other division"], rest["untied principal"]])
      await expect(previewPrincipal.execute(as(actor), { id: other.principalId })).rejects.toMatchObject({
        code: "not-found",
      });
    await expect(previewPrincipal.execute(as(rest.crew), { id: own.principalId })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
