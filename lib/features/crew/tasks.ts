import type { TaskKind } from "@/lib/platform/registry/task-kind";
import { changeRequestsWaiting } from "./change-requests/tasks.queries";
import { dataRequestsWaiting } from "./data-requests/tasks.queries";
import { documentsToVerify } from "./documents/tasks.queries";
import { crewExpiringDocuments, ownExpiringDocuments } from "./expiry/tasks.queries";
import { forecastTasks } from "./forecast/tasks.queries";
import { suitabilityConfirmationsWaiting, suitabilityRemovalsWaiting } from "./list/suitability-tasks.queries";
import { longAssignments, reliefsDue } from "./list/tasks.queries";

export const tasks: readonly TaskKind[] = [
  changeRequestsWaiting,
  dataRequestsWaiting,
  documentsToVerify,
  ...forecastTasks,
  ...longAssignments,
  reliefsDue,
  suitabilityRemovalsWaiting,
  suitabilityConfirmationsWaiting,
  ownExpiringDocuments,
  crewExpiringDocuments,
];
