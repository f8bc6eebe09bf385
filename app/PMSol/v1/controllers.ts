import { GET as AdditionalAdd } from "./AdditionalAdd/[...call]/route";
import { GET as AdditionalAddPublic } from "./AdditionalAddPublic/[...call]/route";
import { GET as Appraisal } from "./Appraisal/[...call]/route";
import { GET as AuditLog } from "./AuditLog/[...call]/route";
import { GET as AssessmentHistory } from "./AssessmentHistory/[...call]/route";
import { GET as Billing } from "./Billing/[...call]/route";
import { GET as Calendar } from "./Calendar/[...call]/route";
import { GET as ContractManagement } from "./ContractManagement/[...call]/route";
import { GET as Dashboard } from "./Dashboard/[...call]/route";
import { GET as Dropdown } from "./Dropdown/[...call]/route";
import { GET as DropdownPublic } from "./DropdownPublic/[...call]/route";
import { GET as Email } from "./Email/[...call]/route";
import { GET as EmailPublic } from "./EmailPublic/[...call]/route";
import { GET as Employee } from "./Employee/[...call]/route";
import { GET as EmployeePreparation } from "./EmployeePreparation/[...call]/route";
import { GET as EmployeeScheduling } from "./EmployeeScheduling/[...call]/route";
import { GET as Evidence } from "./Evidence/[...call]/route";
import { GET as EvidencePublic } from "./EvidencePublic/[...call]/route";
import { GET as FileDownload } from "./FileDownload/[...call]/route";
import { GET as FileDownloadPublic } from "./FileDownloadPublic/[...call]/route";
import { GET as FileUpload } from "./FileUpload/[...call]/route";
import { GET as FileUploadPublic } from "./FileUploadPublic/[...call]/route";
import { GET as GenerateExcel } from "./GenerateExcel/[...call]/route";
import { GET as GeneratePDF } from "./GeneratePDF/[...call]/route";
import { GET as JobOpening } from "./JobOpening/[...call]/route";
import { GET as JobOpeningPublic } from "./JobOpeningPublic/[...call]/route";
import { GET as JobPositionMarines } from "./JobPositionMarines/[...call]/route";
import { GET as JobPositionTankers } from "./JobPositionTankers/[...call]/route";
import { GET as MatrixMarineCOCs } from "./MatrixMarineCOCs/[...call]/route";
import { GET as MatrixMarineCOCsPublic } from "./MatrixMarineCOCsPublic/[...call]/route";
import { GET as MatrixMarineCOPs } from "./MatrixMarineCOPs/[...call]/route";
import { GET as MatrixMarineCOPsPublic } from "./MatrixMarineCOPsPublic/[...call]/route";
import { GET as MatrixTankerCOCs } from "./MatrixTankerCOCs/[...call]/route";
import { GET as MatrixTankerCOCsPublic } from "./MatrixTankerCOCsPublic/[...call]/route";
import { GET as MatrixTankerCOPs } from "./MatrixTankerCOPs/[...call]/route";
import { GET as MatrixTankerCOPsPublic } from "./MatrixTankerCOPsPublic/[...call]/route";
import { GET as Notice } from "./Notice/[...call]/route";
import { GET as OperationArea } from "./OperationArea/[...call]/route";
import { GET as P } from "./P/[...call]/route";
import { GET as Rates } from "./Rates/[...call]/route";
import { GET as RegisterCrews } from "./RegisterCrews/[...call]/route";
import { GET as RegisterCrewsPublic } from "./RegisterCrewsPublic/[...call]/route";
import { GET as SavedView } from "./SavedView/[...call]/route";
import { GET as Search } from "./Search/[...call]/route";
import { GET as ShipChandler } from "./ShipChandler/[...call]/route";
import { GET as SystemStatus } from "./SystemStatus/[...call]/route";
import { GET as UJBM } from "./UJBM/[...call]/route";
import { GET as Users } from "./Users/[...call]/route";
import { GET as Vessel } from "./Vessel/[...call]/route";
import { GET as VesselCrew } from "./VesselCrew/[...call]/route";
import { GET as VesselGanttChart } from "./VesselGanttChart/[...call]/route";
import { GET as WorkOrder } from "./WorkOrder/[...call]/route";

/** All controllers, for the call list and the OpenAPI document. */
export const controllers = {
  AdditionalAdd,
  AdditionalAddPublic,
  Appraisal,
  AssessmentHistory,
  AuditLog,
  Billing,
  Calendar,
  ContractManagement,
  Dashboard,
  Dropdown,
  DropdownPublic,
  Email,
  EmailPublic,
  Employee,
  EmployeePreparation,
  EmployeeScheduling,
  Evidence,
  EvidencePublic,
  FileDownload,
  FileDownloadPublic,
  FileUpload,
  FileUploadPublic,
  GenerateExcel,
  GeneratePDF,
  JobOpening,
  JobOpeningPublic,
  JobPositionMarines,
  JobPositionTankers,
  MatrixMarineCOCs,
  MatrixMarineCOCsPublic,
  MatrixMarineCOPs,
  MatrixMarineCOPsPublic,
  MatrixTankerCOCs,
  MatrixTankerCOCsPublic,
  MatrixTankerCOPs,
  MatrixTankerCOPsPublic,
  Notice,
  OperationArea,
  P,
  Rates,
  RegisterCrews,
  RegisterCrewsPublic,
  SavedView,
  Search,
  ShipChandler,
  SystemStatus,
  UJBM,
  Users,
  Vessel,
  VesselCrew,
  VesselGanttChart,
  WorkOrder,
};
