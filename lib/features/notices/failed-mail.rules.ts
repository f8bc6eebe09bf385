export const failedMailType = "MailFailed";

/**
 * Maximum number of unread notices about single failed mails. More per day become one notice, because the mail server
 * is the cause.
 */
export const maxSingleNotices = 10;

type FailedMail = { subjectType: string; subjectId: number; recipient: string; path: string | null };

const accountOf = ({ recipient }: FailedMail) =>
  `/dashboard/users-management/users?${new URLSearchParams({ search: recipient })}`;
/** Pages where the address is stored, for mails that link elsewhere or contain a token. */
const recordOf: Record<string, (mail: FailedMail) => string> = {
  applicant: ({ subjectId }) => `/dashboard/recruitment/applicants-list/${subjectId}/view`,
  user: accountOf,
  division: accountOf,
  // The id is the seafarer's.
  "payroll-period": ({ subjectId }) => `/dashboard/crew-management/${subjectId}/details?tab=crew-details`,
};

/** Return the page where an administrator checks a failed mail. Questions with a token lead to the list of answers. */
export const recordPathOf = (mail: FailedMail): string =>
  recordOf[mail.subjectType]?.(mail) ?? mail.path ?? "/dashboard/vessel-management/answers";
