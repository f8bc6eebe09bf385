const pictures: [RegExp, string][] = [
  [/gas|lpg|lng/i, "02"],
  [/chemical/i, "15"],
  [/tanker|oil/i, "01"],
  [/anchor|ahts/i, "18"],
  [/platform|psv|accommodation|diving/i, "04"],
  [/crew boat/i, "13"],
  [/tug|barge/i, "03"],
  [/container/i, "05"],
];

/** The picture of the hero family that shows such a vessel. */
export const pictureOf = (vesselType: string) => pictures.find(([kind]) => kind.test(vesselType))?.[1] ?? "12";
