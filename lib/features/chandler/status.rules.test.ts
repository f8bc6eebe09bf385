import fc from "fast-check";
import { chandlerStatuses, type ChandlerStatus } from "@/db/enums/chandler";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import { isFinal, missingOf, nextOf, stepOf, steps, vesselStatusRule } from "./status.rules";

const order: readonly ChandlerStatus[] = chandlerStatuses;
const anyStatus = fc.constantFrom(...chandlerStatuses);

test("lists the documented steps", () => {
  expect(Object.fromEntries(chandlerStatuses.map((status) => [status, nextOf(status)]))).toEqual({
    Submitted: ["LookingForVendor", "OnPreparation"],
    LookingForVendor: ["OnPreparation"],
    OnPreparation: ["ReadyForShipment"],
    ReadyForShipment: ["Delivered"],
    Delivered: [],
    Cancel: [],
  });
  expect(chandlerStatuses.filter(isFinal)).toEqual(["Delivered", "Cancel"]);
  expect(chandlerStatuses.filter((status) => stepOf(status, "Cancel"))).toEqual(order.slice(0, 4));
});

test("never goes back in any order, and every request can end", () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 30 }), (tried) => {
      let status: ChandlerStatus = "Submitted";
      for (const to of tried) {
        if (!stepOf(status, to)) continue;
        expect(isFinal(status)).toBe(false);
        expect(order.indexOf(to)).toBeGreaterThan(order.indexOf(status));
        status = to;
      }
      for (let left = 5; left > 0 && !isFinal(status); left -= 1) status = nextOf(status)[0] ?? "Cancel";
      expect(isFinal(status)).toBe(true);
    }),
  );
});

test("refuses moves of a final request, and to the current state", () => {
  fc.assert(
    fc.property(anyStatus, anyStatus, (from, to) => {
      if (isFinal(from) || from === to) expect(stepOf(from, to)).toBeUndefined();
    }),
  );
});

test("requires what a state means: vendor and file, received day, reason", () => {
  const asked = (from: ChandlerStatus, to: ChandlerStatus) => stepOf(from, to)?.requires;
  expect(asked("Submitted", "OnPreparation")).toEqual(["vendorName", "approvedVendorAttachmentId"]);
  expect(asked("LookingForVendor", "OnPreparation")).toEqual(["vendorName", "approvedVendorAttachmentId"]);
  expect(asked("ReadyForShipment", "Delivered")).toEqual(["receivedDate"]);
  expect(steps.filter(({ to }) => to === "Cancel").every(({ requires }) => requires.join() === "rejectionReason")).toBe(
    true,
  );
  expect(missingOf({ requires: ["vendorName", "approvedVendorAttachmentId"] }, { vendorName: "PT Sari" })).toEqual([
    "approvedVendorAttachmentId",
  ]);
});

test("reports a vessel as in progress with open requests, complete after delivery, else without requests", () => {
  expect(statusOfCounts(vesselStatusRule, { open: 1, delivered: 3 })).toBe("In Progress");
  expect(statusOfCounts(vesselStatusRule, { open: 0, delivered: 1 })).toBe("Complete");
  expect(statusOfCounts(vesselStatusRule, { open: 0, delivered: 0 })).toBe("No Request");
});
