import { bilingual, coded, named } from "./lookup-seed";

export const religions = bilingual([
  ["Islam", "Islam"],
  ["Protestant", "Kristen Protestan"],
  ["Catholic", "Katolik"],
  ["Hindu", "Hindu"],
  ["Buddhist", "Buddha"],
  ["Confucian", "Konghucu"],
  ["Indigenous belief", "Penghayat Kepercayaan"],
]);

export const maritalStatuses = bilingual([
  ["Single", "Lajang"],
  ["Married", "Menikah"],
  ["Divorced", "Cerai Hidup"],
  ["Widowed", "Cerai Mati"],
]);

export const employmentTypes = bilingual([
  ["Permanent", "Tetap"],
  ["Contract", "Kontrak"],
  ["Cadet", "Kadet"],
]);

export const ptkp = coded([
  ["TK/0", "TK/0 – Single, no dependants", "TK/0 – Tidak kawin, tanpa tanggungan"],
  ["TK/1", "TK/1 – Single, 1 dependant", "TK/1 – Tidak kawin, 1 tanggungan"],
  ["TK/2", "TK/2 – Single, 2 dependants", "TK/2 – Tidak kawin, 2 tanggungan"],
  ["TK/3", "TK/3 – Single, 3 dependants", "TK/3 – Tidak kawin, 3 tanggungan"],
  ["K/0", "K/0 – Married, no dependants", "K/0 – Kawin, tanpa tanggungan"],
  ["K/1", "K/1 – Married, 1 dependant", "K/1 – Kawin, 1 tanggungan"],
  ["K/2", "K/2 – Married, 2 dependants", "K/2 – Kawin, 2 tanggungan"],
  ["K/3", "K/3 – Married, 3 dependants", "K/3 – Kawin, 3 tanggungan"],
]);

export const clothingSizes = named("S", "M", "L", "XL", "XXL");
export const shoeSizes = named("UK 6", "UK 7", "UK 8", "UK 9", "UK 10", "UK 11", "UK 12", "UK 13");
export const trouserSizes = named("31", "32", "33", "34", "35", "36", "37", "38");

export const mcuClinics = named(
  "Klinik Pelaut Bahari Sehat, Tanjung Priok",
  "Klinik Maritim Nusa Medika, Jakarta Utara",
  "RS Samudra Husada, Jakarta Utara",
  "Klinik Layar Sehat, Surabaya",
  "RS Tirta Bahari, Surabaya",
  "Klinik Segara Medika, Semarang",
  "Klinik Pinisi Medical Centre, Makassar",
  "Klinik Mahakam Occupational Health, Balikpapan",
  "Klinik Selat Malaka, Batam",
  "Klinik Andalas Seafarer Medical, Belawan",
  "Klinik Cendrawasih Bahari, Sorong",
);

/** Trainings before joining. */
export const bjstTypes = bilingual([
  ["Basic safety on board", "Keselamatan dasar di kapal"],
  ["Safe cargo operations", "Operasi muatan yang aman"],
  ["Enclosed space and hot work", "Ruang tertutup dan pekerjaan panas"],
]);

export const mcuPackages = bilingual([
  ["Pre-joining, deck and engine officer", "Pra-naik kapal, perwira dek dan mesin"],
  ["Pre-joining, deck and engine rating", "Pra-naik kapal, rating dek dan mesin"],
  [
    "Pre-joining, tanker crew (with benzene and liver panel)",
    "Pra-naik kapal, awak tanker (dengan benzena dan fungsi hati)",
  ],
  ["Pre-joining, catering (with food-handler tests)", "Pra-naik kapal, katering (dengan pemeriksaan penjamah makanan)"],
  ["Offshore, client standard with treadmill test", "Lepas pantai, standar klien dengan uji treadmill"],
  ["Cadet entry examination", "Pemeriksaan masuk kadet"],
  ["Annual examination, 40 years and over", "Pemeriksaan tahunan, usia 40 tahun ke atas"],
  ["Return to work after illness or injury", "Kembali bekerja setelah sakit atau cedera"],
  ["Drug and alcohol test only", "Tes narkoba dan alkohol saja"],
]);

export const mcuHealthStatusDegrees = coded([
  ["I", "Fit for sea duty", "Laik bekerja di laut"],
  ["II", "Fit for sea duty with minor findings", "Laik bekerja di laut dengan kelainan ringan"],
  ["III", "Fit for sea duty with restrictions", "Laik bekerja di laut dengan pembatasan"],
  ["IV", "Temporarily unfit for sea duty", "Tidak laik bekerja di laut sementara"],
  ["V", "Permanently unfit for sea duty", "Tidak laik bekerja di laut tetap"],
]);

export const travelDocuments = bilingual([
  ["Passport", "Paspor"],
  ["Seaman Book", "Buku Pelaut"],
  ["Seafarer Identity Document (SID)", "Dokumen Identitas Pelaut (SID)"],
  ["US Visa C1/D", "Visa Amerika Serikat C1/D"],
  ["Australian Maritime Crew Visa (subclass 988)", "Visa Awak Kapal Australia (subclass 988)"],
  ["Schengen Visa", "Visa Schengen"],
  ["Yellow Fever Vaccination Certificate", "Sertifikat Vaksinasi Demam Kuning"],
  ["International Certificate of Vaccination (ICV)", "Buku Vaksinasi Internasional (ICV)"],
  ["Panama Seaman Book", "Buku Pelaut Panama"],
  ["Singapore Seaman Discharge Book", "Buku Pelaut Singapura"],
  ["Flag State Endorsement", "Endorsement Negara Bendera"],
  ["Seafarer Medical Certificate", "Sertifikat Kesehatan Pelaut"],
]);
