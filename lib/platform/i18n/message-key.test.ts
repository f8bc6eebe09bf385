import { createTranslator } from "use-intl/core";
import { isMessageKey, labelFor } from "./message-key";
import { messagesOf, translator } from "./messages";

const words = createTranslator({ locale: "en", messages: messagesOf("en"), namespace: "shell" });

test("a text that came as data is a key only where the catalogue has it", () => {
  expect([isMessageKey(words, "menu.users"), isMessageKey(words, "menu.nobody")]).toEqual([true, false]);
});

test("returns the key or the fallback for a key without a text", () => {
  expect(labelFor(words, "menu.users")).toBe("Users");
  expect(labelFor(words, "menu.nobody")).toBe("menu.nobody");
  expect(labelFor(words, "menu.nobody", "Nobody")).toBe("Nobody");
});

test("returns a refusal in the requested language with its values, and an unknown key as it is", () => {
  expect(translator("en")("shell.footer", { year: 2026 })).toBe("© 2026 Nakhoda. All rights reserved.");
  expect(translator("id")("shell.menu.users")).not.toBe(translator("en")("shell.menu.users"));
  expect(translator("en")("shell.nobody")).toBe("shell.nobody");
});

test("the compiler refuses a key that the catalogue does not have", () => {
  // @ts-expect-error -- no such key: the check of the types fails should it ever be taken
  expect(words.has("menu.nobody")).toBe(false);
});
