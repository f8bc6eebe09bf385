import type { Story } from "../applicants/applicant-plan";

/** Foreign nationals, by the berth they hold. */
export const foreigners: Record<string, Story> = {
  "MT Cakra Kimia|third-engineer|1": {
    fullName: "Jerome Salonga Dimaculangan",
    sex: "Male",
    abroad: {
      nationality: "Filipino",
      religion: "Catholic",
      birthPlace: "Batangas City",
      address: "Purok 4, Barangay Santa Clara, Batangas City 4200, Philippines",
      phone: "+639180000217",
      passport: "P5520917A",
      school: "Batangas Bay Maritime Institute",
    },
  },
  "PSV Arafura Bakti|third-officer|1": {
    fullName: "Hafiz Iskandar bin Roslan",
    sex: "Male",
    abroad: {
      nationality: "Malaysian",
      religion: "Islam",
      birthPlace: "Kuala Terengganu",
      address: "17 Lorong Bahtera, 20300 Kuala Terengganu, Malaysia",
      phone: "+60130000551",
      passport: "A48820136",
      school: "Akademi Bahari Terengganu",
    },
  },
};
