import enApi from "./en/api.json";
import enApplicants from "./en/applicants.json";
import enAppraisalForm from "./en/appraisal-form.json";
import enAppraisalLists from "./en/appraisal-lists.json";
import enAppraisals from "./en/appraisals.json";
import enApprovals from "./en/approvals.json";
import enAudit from "./en/audit.json";
import enBilling from "./en/billing.json";
import enCalendars from "./en/calendars.json";
import enCandidates from "./en/candidates.json";
import enCaptcha from "./en/captcha.json";
import enCareers from "./en/careers.json";
import enChandler from "./en/chandler.json";
import enChandlerRequests from "./en/chandler-requests.json";
import enCheckups from "./en/checkups.json";
import enCompliance from "./en/compliance.json";
import enDoctor from "./en/doctor.json";
import enDocuments from "./en/documents.json";
import enErrors from "./en/errors.json";
import enEvidence from "./en/evidence.json";
import enExtensions from "./en/extensions.json";
import enFiles from "./en/files.json";
import enFleet from "./en/fleet.json";
import enGantt from "./en/gantt.json";
import enJobOpenings from "./en/job-openings.json";
import enJoining from "./en/joining.json";
import enLookups from "./en/lookups.json";
import enMail from "./en/mail.json";
import enNotices from "./en/notices.json";
import enChecks from "./en/checks.json";
import enCrewChanges from "./en/crew-changes.json";
import enPlanning from "./en/planning.json";
import enSeatHistory from "./en/seat-history.json";
import enPersonFields from "./en/person-fields.json";
import enPkl from "./en/pkl.json";
import enPreparation from "./en/preparation.json";
import enPorts from "./en/ports.json";
import enPositions from "./en/positions.json";
import enPreparedFiles from "./en/prepared-files.json";
import enPreparationJoiners from "./en/preparation-joiners.json";
import enPayData from "./en/pay-data.json";
import enAllotments from "./en/allotments.json";
import enDeductions from "./en/deductions.json";
import enPayDifferences from "./en/pay-differences.json";
import enPaymentRuns from "./en/payment-runs.json";
import enRates from "./en/rates.json";
import enRegistration from "./en/registration.json";
import enScheduleDetails from "./en/schedule-details.json";
import enScheduling from "./en/scheduling.json";
import enSchedulingLists from "./en/scheduling-lists.json";
import enSearch from "./en/search.json";
import enSheets from "./en/sheets.json";
import enShell from "./en/shell.json";
import enContracts from "./en/contracts.json";
import enCrew from "./en/crew.json";
import enCrewImport from "./en/crew-import.json";
import enDashboard from "./en/dashboard.json";
import enDataRequests from "./en/data-requests.json";
import enSuitability from "./en/suitability.json";
import enVesselAnswers from "./en/vessel-answers.json";
import enVessels from "./en/vessels.json";
import enViews from "./en/views.json";
import enVoyages from "./en/voyages.json";
import enManning from "./en/manning.json";
import enTasks from "./en/tasks.json";
import enUjbm from "./en/ujbm.json";
import enPayments from "./en/payments.json";
import enSlips from "./en/slips.json";
import enStatus from "./en/status.json";
import enUsers from "./en/users.json";
import enValidation from "./en/validation.json";
import enWorkLists from "./en/work-lists.json";
import enWorkOrders from "./en/work-orders.json";
import idApi from "./id/api.json";
import idApplicants from "./id/applicants.json";
import idAppraisalForm from "./id/appraisal-form.json";
import idAppraisalLists from "./id/appraisal-lists.json";
import idAppraisals from "./id/appraisals.json";
import idApprovals from "./id/approvals.json";
import idAudit from "./id/audit.json";
import idBilling from "./id/billing.json";
import idCalendars from "./id/calendars.json";
import idCandidates from "./id/candidates.json";
import idCaptcha from "./id/captcha.json";
import idCareers from "./id/careers.json";
import idChandler from "./id/chandler.json";
import idChandlerRequests from "./id/chandler-requests.json";
import idCheckups from "./id/checkups.json";
import idCompliance from "./id/compliance.json";
import idDoctor from "./id/doctor.json";
import idDocuments from "./id/documents.json";
import idErrors from "./id/errors.json";
import idEvidence from "./id/evidence.json";
import idExtensions from "./id/extensions.json";
import idFiles from "./id/files.json";
import idFleet from "./id/fleet.json";
import idGantt from "./id/gantt.json";
import idJobOpenings from "./id/job-openings.json";
import idJoining from "./id/joining.json";
import idLookups from "./id/lookups.json";
import idMail from "./id/mail.json";
import idNotices from "./id/notices.json";
import idChecks from "./id/checks.json";
import idCrewChanges from "./id/crew-changes.json";
import idPlanning from "./id/planning.json";
import idSeatHistory from "./id/seat-history.json";
import idPersonFields from "./id/person-fields.json";
import idPkl from "./id/pkl.json";
import idPreparation from "./id/preparation.json";
import idPorts from "./id/ports.json";
import idPositions from "./id/positions.json";
import idPreparedFiles from "./id/prepared-files.json";
import idPreparationJoiners from "./id/preparation-joiners.json";
import idPayData from "./id/pay-data.json";
import idAllotments from "./id/allotments.json";
import idDeductions from "./id/deductions.json";
import idPayDifferences from "./id/pay-differences.json";
import idPaymentRuns from "./id/payment-runs.json";
import idRates from "./id/rates.json";
import idRegistration from "./id/registration.json";
import idScheduleDetails from "./id/schedule-details.json";
import idScheduling from "./id/scheduling.json";
import idSchedulingLists from "./id/scheduling-lists.json";
import idSearch from "./id/search.json";
import idSheets from "./id/sheets.json";
import idShell from "./id/shell.json";
import idContracts from "./id/contracts.json";
import idCrew from "./id/crew.json";
import idCrewImport from "./id/crew-import.json";
import idDashboard from "./id/dashboard.json";
import idDataRequests from "./id/data-requests.json";
import idSuitability from "./id/suitability.json";
import idVesselAnswers from "./id/vessel-answers.json";
import idVessels from "./id/vessels.json";
import idViews from "./id/views.json";
import idVoyages from "./id/voyages.json";
import idManning from "./id/manning.json";
import idTasks from "./id/tasks.json";
import idUjbm from "./id/ujbm.json";
import idPayments from "./id/payments.json";
import idSlips from "./id/slips.json";
import idStatus from "./id/status.json";
import idUsers from "./id/users.json";
import idValidation from "./id/validation.json";
import idWorkLists from "./id/work-lists.json";
import idWorkOrders from "./id/work-orders.json";

/** Every text, by locale and namespace; a namespace is a file. */
export const catalogue = {
  en: {
    api: enApi,
    applicants: enApplicants,
    "appraisal-form": enAppraisalForm,
    "appraisal-lists": enAppraisalLists,
    appraisals: enAppraisals,
    approvals: enApprovals,
    audit: enAudit,
    billing: enBilling,
    calendars: enCalendars,
    candidates: enCandidates,
    captcha: enCaptcha,
    careers: enCareers,
    chandler: enChandler,
    "chandler-requests": enChandlerRequests,
    checks: enChecks,
    checkups: enCheckups,
    compliance: enCompliance,
    doctor: enDoctor,
    documents: enDocuments,
    errors: enErrors,
    evidence: enEvidence,
    extensions: enExtensions,
    files: enFiles,
    fleet: enFleet,
    gantt: enGantt,
    "job-openings": enJobOpenings,
    joining: enJoining,
    lookups: enLookups,
    mail: enMail,
    notices: enNotices,
    "crew-changes": enCrewChanges,
    planning: enPlanning,
    "seat-history": enSeatHistory,
    "person-fields": enPersonFields,
    pkl: enPkl,
    preparation: enPreparation,
    ports: enPorts,
    positions: enPositions,
    "prepared-files": enPreparedFiles,
    "preparation-joiners": enPreparationJoiners,
    "pay-data": enPayData,
    allotments: enAllotments,
    deductions: enDeductions,
    "pay-differences": enPayDifferences,
    "payment-runs": enPaymentRuns,
    rates: enRates,
    registration: enRegistration,
    "schedule-details": enScheduleDetails,
    scheduling: enScheduling,
    "scheduling-lists": enSchedulingLists,
    search: enSearch,
    sheets: enSheets,
    shell: enShell,
    contracts: enContracts,
    crew: enCrew,
    "crew-import": enCrewImport,
    dashboard: enDashboard,
    "data-requests": enDataRequests,
    suitability: enSuitability,
    "vessel-answers": enVesselAnswers,
    vessels: enVessels,
    views: enViews,
    voyages: enVoyages,
    manning: enManning,
    tasks: enTasks,
    ujbm: enUjbm,
    payments: enPayments,
    slips: enSlips,
    status: enStatus,
    users: enUsers,
    validation: enValidation,
    "work-lists": enWorkLists,
    "work-orders": enWorkOrders,
  },
  id: {
    api: idApi,
    applicants: idApplicants,
    "appraisal-form": idAppraisalForm,
    "appraisal-lists": idAppraisalLists,
    appraisals: idAppraisals,
    approvals: idApprovals,
    audit: idAudit,
    billing: idBilling,
    calendars: idCalendars,
    candidates: idCandidates,
    captcha: idCaptcha,
    careers: idCareers,
    chandler: idChandler,
    "chandler-requests": idChandlerRequests,
    checks: idChecks,
    checkups: idCheckups,
    compliance: idCompliance,
    doctor: idDoctor,
    documents: idDocuments,
    errors: idErrors,
    evidence: idEvidence,
    extensions: idExtensions,
    files: idFiles,
    fleet: idFleet,
    gantt: idGantt,
    "job-openings": idJobOpenings,
    joining: idJoining,
    lookups: idLookups,
    mail: idMail,
    notices: idNotices,
    "crew-changes": idCrewChanges,
    planning: idPlanning,
    "seat-history": idSeatHistory,
    "person-fields": idPersonFields,
    pkl: idPkl,
    preparation: idPreparation,
    ports: idPorts,
    positions: idPositions,
    "prepared-files": idPreparedFiles,
    "preparation-joiners": idPreparationJoiners,
    "pay-data": idPayData,
    allotments: idAllotments,
    deductions: idDeductions,
    "pay-differences": idPayDifferences,
    "payment-runs": idPaymentRuns,
    rates: idRates,
    registration: idRegistration,
    "schedule-details": idScheduleDetails,
    scheduling: idScheduling,
    "scheduling-lists": idSchedulingLists,
    search: idSearch,
    sheets: idSheets,
    shell: idShell,
    contracts: idContracts,
    crew: idCrew,
    "crew-import": idCrewImport,
    dashboard: idDashboard,
    "data-requests": idDataRequests,
    suitability: idSuitability,
    "vessel-answers": idVesselAnswers,
    vessels: idVessels,
    views: idViews,
    voyages: idVoyages,
    manning: idManning,
    tasks: idTasks,
    ujbm: idUjbm,
    payments: idPayments,
    slips: idSlips,
    status: idStatus,
    users: idUsers,
    validation: idValidation,
    "work-lists": idWorkLists,
    "work-orders": idWorkOrders,
  },
};
