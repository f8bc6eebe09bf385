import { attachmentOf } from "./attachment.rules";

test("a file whose number is kept from the reader is not shown", () => {
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
