import { z } from "zod";
import { can } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { settingsOf } from "./queries";
import { reminders } from "./schema";

/** Return the reminder settings of the division. One query. product 5.14 */
export const getReminders = read({
  name: "billing.get-reminders",
  access: "billing:view",
  input: z.object({}),
  output: reminders,
  async run({ db, actor }) {
    return { ...(await settingsOf(db, userActorOf(actor).divisionId)), mayChange: can(actor, "billing:payments") };
  },
});
