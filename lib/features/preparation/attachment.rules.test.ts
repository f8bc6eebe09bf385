import { attachmentOf } from "./attachment.rules";

test("hides a file when its id is hidden", () => {
  const file = { name: "result.pdf", contentType: "application/pdf", size: 9 };
  expect(attachmentOf("7", file)).toEqual({
    fileId: "7",
    fileName: "result.pdf",
    contentType: "application/pdf",
    size: 9,
  });
  expect(attachmentOf(null, file)).toBeNull();
  expect(attachmentOf("7", null)).toBeNull();
});
