import type { LookupKind } from "../../enums/lookups";
import { banks } from "./lookup-banks";
import {
  degrees,
  institutions,
  majors,
  schools,
  trainingCategories,
  trainingQualifications,
  trainings,
} from "./lookup-education";
import { cities, nationalities, navigationStatuses, ports } from "./lookup-places";
import {
  assessors,
  designatedPersonsAshore,
  firstParties,
  marineSuperintendents,
  sealingOfficers,
  technicalSuperintendents,
} from "./lookup-people";
import {
  clothingSizes,
  employmentTypes,
  maritalStatuses,
  bjstTypes,
  mcuClinics,
  mcuHealthStatusDegrees,
  mcuPackages,
  ptkp,
  religions,
  shoeSizes,
  travelDocuments,
  trouserSizes,
} from "./lookup-personal";
import { seaServicePositions, seaServiceVesselTypes, vesselSizes } from "./lookup-sea-service";
import type { LookupSeed } from "./lookup-seed";

export const lookups: Record<LookupKind, LookupSeed[]> = {
  "mcu-clinic": mcuClinics,
  "sealing-officer": sealingOfficers,
  "first-party": firstParties,
  "vessel-size": vesselSizes,
  school: schools,
  degree: degrees,
  major: majors,
  institution: institutions,
  training: trainings,
  "sea-service-position": seaServicePositions,
  "vessel-type": seaServiceVesselTypes,
  city: cities,
  assessor: assessors,
  bank: banks,
  "technical-superintendent": technicalSuperintendents,
  "marine-superintendent": marineSuperintendents,
  "designated-person-ashore": designatedPersonsAshore,
  port: ports,
  religion: religions,
  "marital-status": maritalStatuses,
  "employment-type": employmentTypes,
  nationality: nationalities,
  "mcu-package": mcuPackages,
  "mcu-health-status-degree": mcuHealthStatusDegrees,
  "bjst-type": bjstTypes,
  "training-qualification": trainingQualifications,
  ptkp,
  "clothing-size": clothingSizes,
  "shoe-size": shoeSizes,
  "trouser-size": trouserSizes,
  "training-category": trainingCategories,
  "travel-document": travelDocuments,
  "navigation-status": navigationStatuses,
};
