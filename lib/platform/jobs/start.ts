import { sweep } from "../captcha/sweep";
import { deliverMail } from "../mail/deliver-mail";

import { startWorker } from "./worker";

/** The queue of this instance: tasks by name, and what runs by the clock (UTC). */
export const startJobs = () =>
  startWorker({ "deliver-mail": (payload) => deliverMail(payload), sweep: () => sweep() }, [{ task: "sweep", match: "15 19 * * *" }]);
