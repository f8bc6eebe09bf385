import { nameIn, certificateNamesOf } from "./certificate-names.rules";

const bst = { name: "Pelatihan Dasar Keselamatan (BST)", nameEn: "Basic Safety Training (BST)" };

test("returns both names of a listed certificate, whichever was typed", () => {
  for (const printed of [bst.name, bst.nameEn, " basic  safety training (bst) "]) {
    expect([nameIn("en", certificateNamesOf(printed, bst)), nameIn("id", certificateNamesOf(printed, bst))]).toEqual([
      bst.nameEn,
      bst.name,
    ]);
  }
});

test("keeps any other name as printed", () => {
  expect(certificateNamesOf("BST Refresher, Manila", bst)).toEqual({
    name: "BST Refresher, Manila",
    nameId: "BST Refresher, Manila",
  });
  expect(certificateNamesOf("Forklift", null)).toEqual({ name: "Forklift", nameId: "Forklift" });
});
