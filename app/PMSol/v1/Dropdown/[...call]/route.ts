import { listCourses } from "@/lib/features/appraisals/forms/list-courses";
import { listBlacklistLevels } from "@/lib/features/crew/list/list-blacklist-levels";
import { getLookup } from "@/lib/features/lookups/get-lookup";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import { getDivision } from "@/lib/features/positions/get-division";
import { listPositionsOnVesselType } from "@/lib/features/positions/list-positions-on-vessel-type";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { listPayrollCategories } from "@/lib/features/vessels/areas/list-payroll-categories";
import { listStatusOptions } from "@/lib/features/scheduling/crews/list-status-options";
import { withInput } from "@/lib/platform/operation";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetBanks": withInput(listLookups, { kind: "bank" }),
  "GET GetCities": withInput(listLookups, { kind: "city" }),
  "GET GetAllCityById/{id}": withInput(getLookup, { kind: "city" }),
  "GET GetDivisionsById/{id}": getDivision,
  "GET GetMaritalStatuses": withInput(listLookups, { kind: "marital-status" }),
  "GET GetReligions": withInput(listLookups, { kind: "religion" }),
  "GET GetNationalities": withInput(listLookups, { kind: "nationality" }),
  "GET GetAllEmploymentTypes": withInput(listLookups, { kind: "employment-type" }),
  "GET GetInterviewAssessors": withInput(listLookups, { kind: "assessor" }),
  "GET GetAllInterviewAssessorById/{id}": withInput(getLookup, { kind: "assessor" }),
  "GET GetMCUPackage": withInput(listLookups, { kind: "mcu-package" }),
  "GET GetBJSTType": withInput(listLookups, { kind: "bjst-type" }),
  "GET GetMCUHealthStatusDegree": withInput(listLookups, { kind: "mcu-health-status-degree" }),
  "GET GetShips": listVesselTypes,
  "GET GetAllShipByDivisionId/{id}": listVesselTypes,
  "GET GetAllJobPositionByDivisionIdAndShipId": listPositionsOnVesselType,
  "GET GetAllQualificationOfTraining": withInput(listLookups, { kind: "training-qualification" }),
  "GET GetAllPTKPGolongan": withInput(listLookups, { kind: "ptkp" }),
  "GET GetAllPayrollCategory": listPayrollCategories,
  "GET GetAllNavigationStatuss": withInput(listLookups, { kind: "navigation-status" }),
  "GET GetAllVesselPorts": withInput(listLookups, { kind: "port" }),
  "GET GetEmployeeSchedulingStatusByCategory": listStatusOptions,
  "GET GetAllAppraisalTraining": listCourses,
  "GET GetAllEmployeeBlacklistLevel": listBlacklistLevels,
  "GET GetEmployeeBlacklistLevel": listBlacklistLevels,
});
