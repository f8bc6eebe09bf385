import { readBody } from "@/lib/platform/input/read-body";
import { bodyLimitOf } from "./body-limits.mjs";

test.each([
  ["/api/auth/callback/credentials", 65_536],
  ["/PMSol/v1/Crew/Save?x=1", 3_000_000],
  ["/approve/token/answer", 3_000_000],
  ["/dashboard/answer", 3_000_000],
  ["/dashboard/answers", 1_048_576],
  ["/dashboard/appraisal/send", 3_000_000],
  ["/validation", 1_048_576],
  ["/apiary", 1_048_576],
])("%s takes %i bytes", (path, bytes) => {
  expect(bodyLimitOf(path).bytes).toBe(bytes);
});

test("a call counts to the same limit as the list says", async () => {
  const { bytes } = bodyLimitOf("/PMSol/v1/Crew/Save");
  const sent = (size: number) => new Request("http://localhost", { method: "POST", body: `"${"x".repeat(size - 2)}"` });
  expect(await readBody(sent(bytes))).toHaveProperty("token");
  await expect(readBody(sent(bytes + 1))).rejects.toMatchObject({ code: "too-large" });
});
