import type { ActionResult } from "@/lib/platform/transport/action-result";

type FailureMessages = { wentWrong: string; unexpected: string };

/**
 * Wrap an action with the documented failure messages: the response's own, else the given ones, also without a
 * response. Document 3 §8
 */
export const withFailureMessages =
  <V, T>(action: (values: V) => Promise<ActionResult<T>>, { wentWrong, unexpected }: FailureMessages) =>
  async (values: V): Promise<ActionResult<T>> => {
    try {
      const result = await action(values);
      return result.ok || result.code !== "unexpected" ? result : { ...result, message: wentWrong };
    } catch {
      return { ok: false, status: 0, code: "offline", message: unexpected, errors: [] };
    }
  };
