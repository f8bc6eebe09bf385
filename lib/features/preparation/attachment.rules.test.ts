import { visibleAttachment } from "./attachment.rules";

test("hides a file when its id is hidden", () => {
  const file = { name: "result.pdf", contentType: "application/pdf", size: 9 };
  expect(visibleAttachment("7", file)).toEqual({
    fileId: "7",
    fileName: "result.pdf",
    contentType: "application/pdf",
    size: 9,
  });
  expect(visibleAttachment(null, file)).toBeNull();
  expect(visibleAttachment("7", null)).toBeNull();
});
