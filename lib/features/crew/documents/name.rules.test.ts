import { nameIn, namesOf } from "./name.rules";

const bst = { name: "Pelatihan Dasar Keselamatan (BST)", nameEn: "Basic Safety Training (BST)" };

test("returns both names of a listed certificate, whichever was typed", () => {
  for (const printed of [bst.name, bst.nameEn, " basic  safety training (bst) "]) {
    expect([nameIn("en", namesOf(printed, bst)), nameIn("id", namesOf(printed, bst))]).toEqual([bst.nameEn, bst.name]);
  }
});

test("keeps any other name as printed", () => {
  expect(namesOf("BST Refresher, Manila", bst)).toEqual({
    name: "BST Refresher, Manila",
    nameId: "BST Refresher, Manila",
  });
  expect(namesOf("Forklift", null)).toEqual({ name: "Forklift", nameId: "Forklift" });
});
