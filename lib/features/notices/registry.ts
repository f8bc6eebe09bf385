import { subjects as applicants } from "@/lib/features/applicants/notices";
import { subjects as appraisals, statusMails as appraisalsMails } from "@/lib/features/appraisals/notices";
import { subjects as chandler, statusMails as chandlerMails } from "@/lib/features/chandler/notices";
import { subjects as contracts } from "@/lib/features/contracts/notices";
import { subjects as crew } from "@/lib/features/crew/notices";
import { subjects as manning } from "@/lib/features/manning/notices";
import { subjects as preparation } from "@/lib/features/preparation/notices";
import { subjects as scheduling, statusMails as schedulingMails } from "@/lib/features/scheduling/notices";
import { subjects as ujbm } from "@/lib/features/ujbm/notices";
import { subjects as users } from "@/lib/features/users/notices";
import { subjects as workOrders } from "@/lib/features/work-orders/notices";
import type { NoticeSubjects, StatusMail } from "@/lib/platform/registry/notice-subject";

/** The records notices are about. A noun defines its own in its notices.ts. */
export const subjects: NoticeSubjects = {
  ...applicants,
  ...appraisals,
  ...chandler,
  ...contracts,
  ...crew,
  ...manning,
  ...preparation,
  ...scheduling,
  ...ujbm,
  ...users,
  ...workOrders,
};

/** The mails that report the status of a record. */
export const statusMails: readonly StatusMail[] = [...schedulingMails, ...appraisalsMails, ...chandlerMails];
