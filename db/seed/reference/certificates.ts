export type CertificateSeed = {
  key: string;
  kind: "coc" | "cop";
  name: string;
  nameEn: string;
  stcw: string | null;
  neverExpires: boolean;
  validityYears: number | null;
};

type Row = [key: string, stcw: string | null, validityYears: number | null, name: string, nameEn: string];

// The Indonesian COC itself has no end date; it is its endorsement (COE) that runs for five years.
const cocRows: Row[] = [
  ["ant-i", "II/2", null, "Ahli Nautika Tingkat I (ANT-I)", "Deck Officer Class I (ANT-I)"],
  ["ant-ii", "II/2", null, "Ahli Nautika Tingkat II (ANT-II)", "Deck Officer Class II (ANT-II)"],
  [
    "ant-iii-m",
    "II/2",
    null,
    "Ahli Nautika Tingkat III Manajemen (ANT-III M)",
    "Deck Officer Class III, Management (ANT-III M)",
  ],
  ["ant-iii", "II/1", null, "Ahli Nautika Tingkat III (ANT-III)", "Deck Officer Class III (ANT-III)"],
  [
    "ant-iv-m",
    "II/3",
    null,
    "Ahli Nautika Tingkat IV Manajemen (ANT-IV M)",
    "Deck Officer Class IV, Management (ANT-IV M)",
  ],
  ["ant-iv", "II/3", null, "Ahli Nautika Tingkat IV (ANT-IV)", "Deck Officer Class IV (ANT-IV)"],
  ["ant-v", "II/3", null, "Ahli Nautika Tingkat V (ANT-V)", "Deck Officer Class V (ANT-V)"],
  ["att-i", "III/2", null, "Ahli Teknika Tingkat I (ATT-I)", "Engineer Officer Class I (ATT-I)"],
  ["att-ii", "III/2", null, "Ahli Teknika Tingkat II (ATT-II)", "Engineer Officer Class II (ATT-II)"],
  [
    "att-iii-m",
    "III/3",
    null,
    "Ahli Teknika Tingkat III Manajemen (ATT-III M)",
    "Engineer Officer Class III, Management (ATT-III M)",
  ],
  ["att-iii", "III/1", null, "Ahli Teknika Tingkat III (ATT-III)", "Engineer Officer Class III (ATT-III)"],
  [
    "att-iv-m",
    "III/3",
    null,
    "Ahli Teknika Tingkat IV Manajemen (ATT-IV M)",
    "Engineer Officer Class IV, Management (ATT-IV M)",
  ],
  ["att-iv", "III/3", null, "Ahli Teknika Tingkat IV (ATT-IV)", "Engineer Officer Class IV (ATT-IV)"],
  ["att-v", null, null, "Ahli Teknika Tingkat V (ATT-V)", "Engineer Officer Class V (ATT-V)"],
  ["eto", "III/6", null, "Perwira Teknik Elektro (ETO)", "Electro-Technical Officer (ETO)"],
  ["coe-deck", "I/2", 5, "Sertifikat Pengukuhan Nautika (COE)", "Certificate of Endorsement, Deck (COE)"],
  ["coe-engine", "I/2", 5, "Sertifikat Pengukuhan Teknika (COE)", "Certificate of Endorsement, Engine (COE)"],
  ["gmdss-goc", "IV/2", 5, "Operator Radio Umum GMDSS (ORU)", "GMDSS General Operator's Certificate (GOC)"],
  ["gmdss-roc", "IV/2", 5, "Operator Radio Terbatas GMDSS (ORT)", "GMDSS Restricted Operator's Certificate (ROC)"],
];

const copRows: Row[] = [
  ["bst", "VI/1", 5, "Pelatihan Dasar Keselamatan (BST)", "Basic Safety Training (BST)"],
  [
    "scrb",
    "VI/2",
    5,
    "Kecakapan Pesawat Penyelamat dan Sekoci Penyelamat (SCRB)",
    "Proficiency in Survival Craft and Rescue Boats (SCRB)",
  ],
  ["frb", "VI/2", 5, "Kecakapan Sekoci Penyelamat Cepat (FRB)", "Proficiency in Fast Rescue Boats (FRB)"],
  ["aff", "VI/3", 5, "Pemadaman Kebakaran Tingkat Lanjut (AFF)", "Advanced Fire Fighting (AFF)"],
  ["mfa", "VI/4", null, "Pertolongan Pertama Medis (MFA)", "Medical First Aid (MFA)"],
  ["mc", "VI/4", null, "Perawatan Medis di Kapal (MC)", "Medical Care On Board (MC)"],
  ["sso", "VI/5", null, "Perwira Keamanan Kapal (SSO)", "Ship Security Officer (SSO)"],
  ["sat", "VI/6", null, "Pelatihan Kesadaran Keamanan (SAT)", "Security Awareness Training (SAT)"],
  [
    "sdsd",
    "VI/6",
    null,
    "Pelaut dengan Tugas Keamanan Khusus (SDSD)",
    "Seafarers with Designated Security Duties (SDSD)",
  ],
  [
    "rfpnw-deck",
    "II/4",
    null,
    "Rating Dinas Jaga Navigasi (Rating Dek)",
    "Rating Forming Part of a Navigational Watch",
  ],
  ["able-deck", "II/5", null, "Pelaut Terampil Bagian Dek", "Able Seafarer Deck"],
  [
    "rfpew-engine",
    "III/4",
    null,
    "Rating Dinas Jaga Mesin (Rating Mesin)",
    "Rating Forming Part of an Engineering Watch",
  ],
  ["able-engine", "III/5", null, "Pelaut Terampil Bagian Mesin", "Able Seafarer Engine"],
  ["etr", "III/7", null, "Rating Teknik Elektro (ETR)", "Electro-Technical Rating (ETR)"],
  ["radar", "II/1", null, "Simulator RADAR", "RADAR Simulator"],
  ["arpa", "II/1", null, "Simulator ARPA", "ARPA Simulator"],
  ["ecdis", "II/1", null, "Sistem Peta Elektronik (ECDIS)", "Electronic Chart Display and Information System (ECDIS)"],
  ["brm", "II/1", null, "Manajemen Sumber Daya Anjungan (BRM)", "Bridge Resource Management (BRM)"],
  ["erm", "III/1", null, "Manajemen Sumber Daya Kamar Mesin (ERM)", "Engine-Room Resource Management (ERM)"],
  ["imdg", null, 5, "Penanganan Muatan Berbahaya (IMDG Code)", "Dangerous Cargo Handling (IMDG Code)"],
  [
    "boct",
    "V/1-1.2",
    null,
    "Pelatihan Dasar Tanker Minyak dan Kimia (BOCT)",
    "Basic Training for Oil and Chemical Tankers (BOCT)",
  ],
  ["aot", "V/1-1.4", 5, "Pelatihan Lanjut Tanker Minyak (AOT)", "Advanced Training for Oil Tankers (AOT)"],
  ["act", "V/1-1.6", 5, "Pelatihan Lanjut Tanker Kimia (ACT)", "Advanced Training for Chemical Tankers (ACT)"],
  [
    "blgt",
    "V/1-2.2",
    null,
    "Pelatihan Dasar Tanker Gas Cair (BLGT)",
    "Basic Training for Liquefied Gas Tankers (BLGT)",
  ],
  [
    "algt",
    "V/1-2.4",
    5,
    "Pelatihan Lanjut Tanker Gas Cair (ALGT)",
    "Advanced Training for Liquefied Gas Tankers (ALGT)",
  ],
  ["igf-basic", "V/3", 5, "Pelatihan Dasar Kapal IGF Code", "Basic Training for Ships Subject to the IGF Code"],
  ["cmt", "V/2", 5, "Manajemen Kerumunan (CMT)", "Crowd Management Training (CMT)"],
  ["cmhb", "V/2", 5, "Manajemen Krisis dan Perilaku Manusia (CMHB)", "Crisis Management and Human Behaviour (CMHB)"],
  ["high-voltage", "III/2", null, "Sistem Tegangan Tinggi", "High-Voltage Systems, Management Level"],
  ["dp-basic", null, null, "Induksi Dynamic Positioning (DP Induction)", "Dynamic Positioning Induction"],
  ["dp-advanced", null, null, "Simulator Dynamic Positioning (DP Advanced)", "Dynamic Positioning Simulator"],
  ["dpo", null, 5, "Operator Dynamic Positioning (DPO)", "Dynamic Positioning Operator (DPO)"],
  [
    "bosiet",
    null,
    4,
    "Induksi Keselamatan Dasar Lepas Pantai (BOSIET)",
    "Basic Offshore Safety Induction and Emergency Training (BOSIET)",
  ],
  ["h2s", null, 2, "Kesadaran Bahaya H2S", "H2S Awareness"],
  ["rigger", null, 5, "Juru Ikat Beban (Rigger)", "Rigging and Slinging"],
  ["crane", null, 5, "Operator Derek Kapal", "Deck Crane Operator"],
  ["welder", null, 3, "Juru Las Kapal Bersertifikat (6G)", "Qualified Ship Welder (6G)"],
  ["ship-cook", null, null, "Juru Masak Kapal (MLC 2006)", "Ship's Cook (MLC 2006)"],
  ["food-safety", null, 3, "Higiene Penjamah Makanan", "Food Handling and Hygiene"],
];

function toCertificate(kind: CertificateSeed["kind"]) {
  return ([key, stcw, validityYears, name, nameEn]: Row): CertificateSeed => ({
    key,
    kind,
    name,
    nameEn,
    stcw,
    neverExpires: validityYears === null,
    validityYears,
  });
}

export const certificates: CertificateSeed[] = [
  ...cocRows.map(toCertificate("coc")),
  ...copRows.map(toCertificate("cop")),
];
