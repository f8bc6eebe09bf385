import { verify } from "@node-rs/argon2";
import { hashPassword } from "./queries";

test("a password rests as argon2id with 19 MiB and two passes, salted anew each time, in tests as in production", async () => {
  const [one, other] = await Promise.all([hashPassword("Samudra7@"), hashPassword("Samudra7@")]);
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect([await verify(one, "Samudra7@"), await verify(one, "Samudra8@")]).toEqual([true, false]);
});
