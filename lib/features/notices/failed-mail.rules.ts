export const failedMailType = "MailFailed";

/** So many unseen ones are told one by one; more of a day are told as one, for then it is the mail server. */
export const mostFailedTold = 10;

type Failed = { subjectType: string; subjectId: number; recipient: string; path: string | null };

const accountOf = ({ recipient }: Failed) =>
  `/dashboard/users-management/users?${new URLSearchParams({ search: recipient })}`;
/** Where the address stands, for what leads elsewhere itself or is opened by a key. */
const recordOf: Record<string, (mail: Failed) => string> = {
  applicant: ({ subjectId }) => `/dashboard/recruitment/applicants-list/${subjectId}/view`,
  user: accountOf,
  division: accountOf,
  // Its id is whose slip it is.
  "payroll-period": ({ subjectId }) => `/dashboard/crew-management/${subjectId}/details?tab=crew-details`,
};

/** The page of the back-office an administrator looks at when a mail failed; what is asked by a key is answered among the answers. */
export const recordBehind = (mail: Failed): string =>
  recordOf[mail.subjectType]?.(mail) ?? mail.path ?? "/dashboard/vessel-management/answers";
