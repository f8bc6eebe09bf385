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

/** Return the hero picture for a vessel type. */
export const pictureOf = (vesselType: string) => pictures.find(([kind]) => kind.test(vesselType))?.[1] ?? "12";
