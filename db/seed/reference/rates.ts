/** The documents give the numbers and which slip lines they show; the names are the usual kinds of engagement. */
export const payrollCategories: [id: number, name: string][] = [
  [1, "Domestic"],
  [2, "Overseas"],
  [3, "Offshore"],
  [4, "Domestic, harbour"],
  [5, "Domestic, coastal"],
  [6, "Domestic, inter-island"],
  [7, "Domestic, tug and barge"],
  [8, "Domestic, crew boat"],
  [9, "Domestic, landing craft"],
  [10, "Domestic, tanker"],
  [11, "Domestic, gas carrier"],
  [12, "Standby"],
];

export const operationAreas: [name: string, nameId: string][] = [
  ["Western Indonesia", "Indonesia Barat"],
  ["Central Indonesia", "Indonesia Tengah"],
  ["Eastern Indonesia", "Indonesia Timur"],
  ["Java Sea offshore", "Lepas pantai Laut Jawa"],
  ["Mahakam and Makassar Strait", "Mahakam dan Selat Makassar"],
  ["Natuna Sea", "Laut Natuna"],
  ["Malacca Strait and Singapore", "Selat Malaka dan Singapura"],
  ["South-East Asia", "Asia Tenggara"],
  ["World-wide", "Seluruh dunia"],
];
