import { retryOnce } from "./retry-once";

test.each([
  [[200], 1, 200],
  [[401, 200], 2, 200],
  [[401, 401, 200], 2, 401],
  [[403, 200], 1, 403],
])("answers %j cause %i requests and return %i", async (answers, times, last) => {
  let sent = 0;
  const send = async () => answers[sent++] ?? 0;
  expect(await retryOnce(send, (status) => status)).toBe(last);
  expect(sent).toBe(times);
});
