export type VesselTypeSeed = { key: string; divisionId: 1 | 2; name: string; nameId: string };

export const vesselTypes: VesselTypeSeed[] = [
  { key: "tug-boat", divisionId: 1, name: "Tug Boat", nameId: "Kapal Tunda" },
  { key: "ahts", divisionId: 1, name: "Anchor Handling Tug Supply (AHTS)", nameId: "Kapal AHTS" },
  {
    key: "platform-supply-vessel",
    divisionId: 1,
    name: "Platform Supply Vessel (PSV)",
    nameId: "Kapal Pemasok Anjungan (PSV)",
  },
  { key: "crew-boat", divisionId: 1, name: "Crew Boat", nameId: "Kapal Angkut Kru" },
  { key: "utility-vessel", divisionId: 1, name: "Utility Vessel", nameId: "Kapal Utilitas" },
  { key: "landing-craft", divisionId: 1, name: "Landing Craft", nameId: "Kapal LCT" },
  { key: "self-propelled-barge", divisionId: 1, name: "Self-Propelled Barge", nameId: "Tongkang Bermesin (SPB)" },
  { key: "general-cargo", divisionId: 1, name: "General Cargo", nameId: "Kapal Kargo Umum" },
  { key: "oil-product-tanker", divisionId: 2, name: "Oil Product Tanker", nameId: "Tanker Produk Minyak" },
  { key: "crude-oil-tanker", divisionId: 2, name: "Crude Oil Tanker", nameId: "Tanker Minyak Mentah" },
  { key: "chemical-tanker", divisionId: 2, name: "Chemical Tanker", nameId: "Tanker Kimia" },
  { key: "lpg-carrier", divisionId: 2, name: "LPG Carrier", nameId: "Kapal Pengangkut LPG" },
  { key: "asphalt-tanker", divisionId: 2, name: "Asphalt/Bitumen Tanker", nameId: "Tanker Aspal" },
  { key: "bunker-tanker", divisionId: 2, name: "Bunker Tanker", nameId: "Tanker Bunker" },
];
