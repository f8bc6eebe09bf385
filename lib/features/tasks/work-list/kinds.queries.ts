import { waitingAppraisals } from "../kinds/appraisals.queries";
import {
  longHandovers,
  ownAssignments,
  ownExtensions,
  proposalsToAnswer,
  overduePrincipalAnswers,
  overdueSeafarerAnswers,
} from "../kinds/answers.queries";
import { billsWaiting } from "../kinds/billing.queries";
import { changeRequestsWaiting } from "../kinds/change-requests.queries";
import { waitingChandlerRequests } from "../kinds/chandler.queries";
import { crewExpiringDocuments } from "../kinds/crew-expiring-documents.queries";
import { dataRequestsWaiting } from "../kinds/data-requests.queries";
import { extensionsToDecide } from "../kinds/extensions.queries";
import { forecastTasks } from "../kinds/forecast.queries";
import { longAssignments } from "../kinds/long-assignments.queries";
import { ownExpiringDocuments } from "../kinds/own-expiring-documents.queries";
import { documentsToVerify } from "../kinds/documents-to-verify.queries";
import { latePreparations } from "../kinds/preparations.queries";
import { ratesToVerify } from "../kinds/rates.queries";
import { reliefsDue } from "../kinds/reliefs.queries";
import { waitingSchedules } from "../kinds/schedules.queries";
import { suitabilityConfirmationsWaiting } from "../kinds/suitability-confirmations.queries";
import { suitabilityRemovalsWaiting } from "../kinds/suitability-removals.queries";
import { ujbmMonthsToClose, ujbmPayeesToConfirm } from "../kinds/ujbm.queries";
import { vacantSeats } from "../kinds/vacant-seats.queries";
import {
  debtsToConfirm,
  heldDrafts,
  monthsToLock,
  payDifferences,
  paymentsWaiting,
  slipsLeftOut,
  sumsWaiting,
  yearsToAmend,
} from "../kinds/work-orders.queries";
import { waitingApplicants } from "../kinds/waiting-applicants.queries";
import type { TaskKind } from "../queries";

/**
 * All kinds of work. To add one: a file in kinds, its key in rules, its texts in messages/<locale>/tasks.json and its
 * name here.
 */
export const kinds: readonly TaskKind[] = [
  proposalsToAnswer,
  ownAssignments,
  ownExtensions,
  overdueSeafarerAnswers,
  overduePrincipalAnswers,
  extensionsToDecide,
  vacantSeats,
  reliefsDue,
  longHandovers,
  ...forecastTasks,
  ...latePreparations,
  ...waitingSchedules,
  ...waitingAppraisals,
  ...waitingChandlerRequests,
  ...longAssignments,
  documentsToVerify,
  changeRequestsWaiting,
  dataRequestsWaiting,
  suitabilityRemovalsWaiting,
  suitabilityConfirmationsWaiting,
  ratesToVerify,
  ujbmPayeesToConfirm,
  ujbmMonthsToClose,
  monthsToLock,
  heldDrafts,
  slipsLeftOut,
  ...sumsWaiting,
  debtsToConfirm,
  yearsToAmend,
  ...payDifferences,
  ...paymentsWaiting,
  ...billsWaiting,
  ...waitingApplicants,
  ownExpiringDocuments,
  crewExpiringDocuments,
];
