import { verify } from "@node-rs/argon2";
import { hashPassword } from "./queries";

test("hashes a password with argon2id, 19 MiB, two passes and a new salt, in tests as in production", async () => {
  const [one, other] = await Promise.all([hashPassword("Samudra7@"), hashPassword("Samudra7@")]);
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect([await verify(one, "Samudra7@"), await verify(one, "Samudra8@")]).toEqual([true, false]);
});
