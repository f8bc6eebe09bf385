import { named } from "./lookup-seed";

export const assessors = named(
  "Capt. Hendra Wirawan, M.Mar.",
  "Capt. Rudi Simatupang, M.Mar.",
  "Capt. Andi Mappasessu, M.Mar.",
  "Capt. Yusuf Tanjung, M.Mar.",
  "Slamet Widodo, M.Mar.E.",
  "Bambang Trihatmo, M.Mar.E.",
  "Ferry Lumentut, M.Mar.E.",
  "Dewi Kusumawardani, S.Psi.",
  "Rina Marpaung, S.E.",
  "Arif Budiman Siregar, S.H.",
  "Maya Pattiwael, M.M.",
  "Teguh Prasojo, S.Si.T.",
);

export const sealingOfficers = named(
  "Agus Supriyanto, S.H., M.H.",
  "Muhammad Taufik Lubis, S.Sos.",
  "Nurhayati Daeng Kanang, S.E.",
  "I Made Suardana, S.T., M.M.",
  "Capt. Yohanes Rumbiak, M.Mar.",
  "Siti Rahmawati, S.H.",
  "Dedi Hermawan, S.Si.T.",
  "Ruslan Abdul Gani, M.M.Tr.",
);

export const firstParties = named(
  "Harjanto Wibisono",
  "Lestari Puspitasari",
  "Capt. Marthin Hutagaol",
  "Irfan Nasution",
  "Sri Wahyuni Handoko",
  "Yoseph Lengkong",
);

export const technicalSuperintendents = named(
  "Joko Purnomo, M.Mar.E.",
  "Sahat Manurung, M.Mar.E.",
  "Baharuddin Latif, M.Mar.E.",
  "Eko Nugroho, S.T.",
  "Denny Kawilarang, M.Mar.E.",
  "Wahyu Setiabudi, M.Mar.E.",
  "Zulkifli Chaniago, S.T.",
  "Gede Arya Wiguna, M.Mar.E.",
  "Parlindungan Sitorus, M.Mar.E.",
  "Anwar Hasanuddin, M.Mar.E.",
);

export const marineSuperintendents = named(
  "Capt. Bagus Hadikusumo, M.Mar.",
  "Capt. Togar Panjaitan, M.Mar.",
  "Capt. Syarifuddin Rahim, M.Mar.",
  "Capt. Fransiskus Sahetapy, M.Mar.",
  "Capt. Dwi Susanto, M.Mar.",
  "Capt. Erwin Mandagi, M.Mar.",
  "Capt. Hasan Basri Piliang, M.Mar.",
  "Capt. Ketut Sudiana, M.Mar.",
);

export const designatedPersonsAshore = named(
  "Capt. Ahmad Fauzan, M.Mar.",
  "Capt. Robert Silalahi, M.Mar.",
  "Sigit Prabowo, M.Mar.E.",
  "Capt. Abdul Rahman Daeng Situju, M.Mar.",
  "Ratna Sulistyowati, S.T., M.T.",
);
