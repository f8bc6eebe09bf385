/** What somebody hears of an event: by mail at once, in the mail of the morning, in the bell alone, or not at all. */
export const ways = ["at-once", "digest", "bell", "none"] as const;
export type Way = (typeof ways)[number];

/** What people are told of by name, with the mails of each; what is not among them is told outside the house alone. product 5.16 */
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

/** What must reach a person as soon as it happens: questions that wait for them, and what guards an account. */
export const fixedTopics: readonly Topic[] = ["questions", "security"];

/** Types of mail by what they are about. */
const topicOfType = new Map<string, Topic>(
  Object.entries(topics).flatMap(([topic, types]) => types.map((type) => [type, topic as Topic] as const)),
);
/** The topic a person may choose the way of; nothing for a mail that always goes at once. */
export const chosenTopicOf = (type: string): Topic | null => {
  const topic = topicOfType.get(type);
  return topic === undefined || fixedTopics.includes(topic) ? null : topic;
};

/** Every mail that stands in the bell. */
export const noticeTypes: readonly string[] = [...topicOfType.keys()];
