import type { ApprovalPolicy } from "../../../../enums/vessels";

export type PrincipalSeed = {
  key: string;
  divisionId: 1 | 2;
  name: string;
  address: string;
  email: string;
  phone: string;
  approvalPolicy: ApprovalPolicy;
  /** Years in rank the pairs of the top four need together. */
  leastPairYears?: number;
  /** Demo account that looks after this principal's fleet. */
  account?: string;
};

export const principals: PrincipalSeed[] = [
  {
    key: "nordhav",
    divisionId: 1,
    name: "PT Nordhav Energi Nusantara",
    address: "Menara Segara Lt. 14, Jalan Jenderal Sudirman No. 61, Balikpapan 76114",
    email: "crewing@nordhav.example.com",
    phone: "+62542000141",
    approvalPolicy: "all",
    account: "crewingprincipalmarine",
  },
  {
    key: "mahakam-coal",
    divisionId: 1,
    name: "PT Kencana Mahakam Logistik",
    address: "Jalan Gajah Mada No. 118, Samarinda 75117",
    email: "fleet@kencanamahakam.example.com",
    phone: "+62541000118",
    approvalPolicy: "officers",
  },
  {
    key: "gugus",
    divisionId: 1,
    name: "PT Gugus Lepas Pantai",
    address: "Jalan Yos Sudarso No. 27, Batam 29432",
    email: "operations@guguslepaspantai.example.com",
    phone: "+62778000027",
    approvalPolicy: "none",
  },
  {
    key: "meridian",
    divisionId: 2,
    name: "Straits Meridian Tankers Pte. Ltd.",
    address: "8 Anson Quay #21-04, Singapore 079906",
    email: "crewing@straitsmeridian.example.com",
    phone: "+6560000804",
    approvalPolicy: "all",
    leastPairYears: 3,
    account: "crewingprincipaltanker",
  },
  {
    key: "cakra",
    divisionId: 2,
    name: "PT Cakra Energi Bahari",
    address: "Gedung Layar Lt. 9, Jalan Enggano No. 5, Jakarta Utara 14310",
    email: "manning@cakraenergi.example.com",
    phone: "+62210009005",
    approvalPolicy: "officers",
  },
  {
    key: "nusa-gas",
    divisionId: 2,
    name: "PT Nusa Gas Pelayaran",
    address: "Jalan Perak Timur No. 214, Surabaya 60165",
    email: "crew@nusagas.example.com",
    phone: "+62310000214",
    approvalPolicy: "all",
  },
];
