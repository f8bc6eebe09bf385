import { missingSigns } from "@/lib/platform/i18n/printed-signs";
import { fontRunsOf } from "./font-runs";
import { loadFonts } from "./fonts";

test("forms name exactly the signs that documents print as question marks or leave out", async () => {
  await loadFonts();
  const printed = fontRunsOf();
  const wrong: string[] = [];
  for (let code = 0x21; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const sign = String.fromCodePoint(code).normalize("NFC");
    if (/[\p{Cf}\p{Cc}\p{Z}\p{Cn}\ufe00-\ufe0f]/u.test(sign)) continue;
    const isPrinted = printed(sign) === sign;
    if (isPrinted !== (missingSigns(sign) === "")) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test("names each missing sign once, in order, and eight at most", () => {
  expect(missingSigns("Budi 張偉張 Nguyễn e\u0301 Ма́")).toBe("張偉");
  expect(missingSigns("Nguyễn Văn Đức, Łódź, Ελένη, Юрий’s – “é” ™ € ₩ ☂")).toBe("☂");
  expect(missingSigns("一二三四五六七八九十")).toBe("一二三四五六七八");
  expect(missingSigns("Budi\nSantoso\u200b\u00a0")).toBe("");
});
