import { isMailboxOpen } from "./rules";

const env = (values: Record<string, string>) => ({ NODE_ENV: "production" as const, ...values });

test.each([
  [{ DEMO: "1" }, true],
  [{}, false],
  [{ DEMO: "0" }, false],
  [{ DEMO: "true" }, false],
  [{ DEMO: "1", SMTP_URL: "smtp://localhost:25" }, false],
])("with %j the mailbox is open is %s", (values, open) => {
  expect(isMailboxOpen(env(values as Record<string, string>))).toBe(open);
});
