import type { PklFormStart } from "@/lib/features/preparation/pkl/schema";
import { dayOf } from "@/lib/platform/calendar/dates";

/** Form values as text. */
export type PklValues = {
  pklDocumentNumber: string;
  ptkpGolId: string;
  docReleasedDate: string;
  shipCrewSealingOfficerName: string;
  crewSealingOffice: string;
  firstPartyName: string;
  position: string;
  firstPartyOffice: string;
  initialRankAs: string;
  seamanBookNo: string;
  passportNo: string;
  employeeNo: string;
  idPosition: string;
  shippingArea: string;
  province: string;
  cityId: string;
  basicSalary: string;
  overtime: string;
  leavePay: string;
  allowances: string;
  allowancesTradingOut: string;
  totalWages: string;
};

export const tankerWageFields = ["basicSalary", "overtime", "leavePay", "allowances", "allowancesTradingOut"] as const;
const emptyWageFields = {
  basicSalary: "",
  overtime: "",
  leavePay: "",
  allowances: "",
  allowancesTradingOut: "",
  totalWages: "",
};

/** Return the initial values from the documents on record and the documents' proposals. D2 §5 */
export const valuesOf = (start: PklFormStart): PklValues => ({
  pklDocumentNumber: "",
  ptkpGolId: start.ptkpId === null ? "" : String(start.ptkpId),
  docReleasedDate: dayOf(new Date()),
  shipCrewSealingOfficerName: "",
  crewSealingOffice: "KSOP UTAMA TANJUNG PRIOK",
  firstPartyName: "",
  position: "Crewing Manager",
  firstPartyOffice: "",
  initialRankAs: String(start.seatRankId),
  seamanBookNo: start.seamanBookNo ?? "",
  passportNo: start.passportNo ?? "",
  employeeNo: start.employeeNumber,
  idPosition: "",
  shippingArea: "",
  province: "JK",
  cityId: "",
  ...emptyWageFields,
});

/** Sum the entered lines. The form proposes it as the total. */
export const proposedTotal = (values: Pick<PklValues, "basicSalary" | "overtime" | "leavePay" | "allowances">) =>
  Object.values(values).reduce((sum, typed) => sum + (Number(typed) || 0), 0);
