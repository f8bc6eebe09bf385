import { refused } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { mailSubjectOf } from "../mail-subject.queries";
import { recipientsOf } from "../mail.queries";
import { scheduleIdInput } from "../schema";
import { isHistory } from "../status.rules";
import { mailOfState, recipientRoleOf } from "./due-mail.rules";
import { assertWritable } from "./queries";
import { scheduleMailPreview } from "./schema";

/**
 * List the recipients of a settled way's mail before sending, by name and role without addresses. product 5.16
 * @throws not-found, rule when no mail is due
 */
export const previewScheduleMail = read({
  name: "scheduling.preview-mail",
  access: "scheduling:write",
  input: scheduleIdInput,
  output: scheduleMailPreview,
  async run({ db, actor }, { employeeSchedulingId: id }) {
    await assertWritable(db, actor, id);
    const about = await mailSubjectOf(db, id);
    const type = isHistory(about.schedule) ? null : mailOfState(about.schedule.statusId);
    if (!type) throw refused("scheduling.noMailDue");
    const recipients = await recipientsOf({ db, actor }, about);
    return {
      sendEmailType: type,
      name: about.person.fullName,
      recipients: recipients.map(({ name, account }) => ({ name, part: recipientRoleOf(account) })),
    };
  },
});
