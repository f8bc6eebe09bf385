/** How a user is notified of an event: mail at once, morning digest, bell only, or not at all. */
export const deliveryWays = ["at-once", "digest", "bell", "none"] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

/** Notification topics, each with its mail types. Other mails go to people outside the company only. product 5.16 */
export const topics = {
  questions: ["PlanningPrincipal", "PlanningPrincipalReminder", "PlanningEmployee", "ExtensionConsent"],
  security: ["BankChangeAlert"],
  plans: [
    "PlanningPrincipalReject",
    "PlanningEmployeeReject",
    "PlanningConfirmed",
    "PlanningEscalated",
    "PlanCancelled",
  ],
  extensions: ["ExtensionRequested", "ExtensionDeclined", "ExtensionApprovedExtension", "ExtensionRejected"],
  "sign-ons": ["CheckedIn", "CheckedOut"],
  schedules: ["OnboardScheduling", "OffboardScheduling", "ScheduleChanged"],
  preparation: ["McuScheduled", "BjstScheduled", "PklCreated", "PklSigned", "PklQuestion"],
  appraisals: ["AppraisalSubmitted", "AppraisalEmployeeNotice", "AppraisalNeedRevision", "AppraisalApproved"],
  chandler: ["ChandlerStatus"],
  contracts: ["ContractExpiring", "InvoiceDue"],
  papers: ["CertificateExpiring"],
  suitability: ["UnblacklistRequest", "UnblacklistApproved", "UnblacklistNotApproved"],
  changes: ["CrewChangeDecided"],
  applicants: ["RegisterInterview"],
  pay: ["WorkOrderReady"],
  decisions: ["DecidedAlone"],
  delivery: ["MailFailed"],
} as const;
export type Topic = keyof typeof topics;

/** Topics that always arrive at once: questions to answer, and account security. */
export const mandatoryTopics: readonly Topic[] = ["questions", "security"];

/** Topic by mail type. */
const topicOfType = new Map<string, Topic>(
  Object.entries(topics).flatMap(([topic, types]) => types.map((type) => [type, topic as Topic] as const)),
);
/** Return the topic whose delivery way may be chosen; null for mails that always go at once. */
export const optionalTopicOf = (type: string): Topic | null => {
  const topic = topicOfType.get(type);
  return topic === undefined || mandatoryTopics.includes(topic) ? null : topic;
};

/** Mail types that are shown in the bell. */
export const noticeTypes: readonly string[] = [...topicOfType.keys()];
