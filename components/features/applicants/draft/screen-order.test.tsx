import { appliedInputs } from "@/lib/features/crew/person-fields.rules";
import { screenOrder } from "./screen-order";

test("sorts paths from the top of the screen down, rows by number", () => {
  const found = [
    "maritalStatus",
    "nextOfKin.address",
    "coc.10.issued",
    "photo",
    "coc",
    "coc.2.expired",
    "nextOfKin.fullName",
    "coc.2.issued",
    "fullName",
  ];
  expect(found.toSorted(screenOrder(appliedInputs()))).toEqual([
    "photo",
    "fullName",
    "maritalStatus",
    "nextOfKin.fullName",
    "nextOfKin.address",
    "coc",
    "coc.2.issued",
    "coc.2.expired",
    "coc.10.issued",
  ]);
});
