import { read } from "@/lib/platform/operation";
import { statusesOf } from "../status.rules";
import { statusOptions, statusOptionsInput } from "./schema";

/** List the statuses of a process with their allowed next statuses. Document 3 §4, §7 */
export const listStatusOptions = read({
  name: "scheduling.list-status-options",
  access: "scheduling:view",
  input: statusOptionsInput,
  output: statusOptions,
  async run(_, { category }) {
    return statusesOf(category).map(({ name, ...status }) => ({ ...status, name, description: name }));
  },
});
