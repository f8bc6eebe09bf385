import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useForm } from "react-hook-form";
import { messagesOf } from "@/lib/platform/i18n/messages";
import { FormFileField } from "./file-field";
import { fileProblem, photoTypes } from "./file-rules";

type Values = { scan: null };

function Page({ photo = false }: { photo?: boolean }) {
  const { control } = useForm<Values>({ defaultValues: { scan: null } });
  return (
    <NextIntlClientProvider locale="en" timeZone="Asia/Jakarta" messages={messagesOf("en")}>
      <FormFileField control={control} name="scan" label="Scan" photo={photo} errorText={(message) => message} />
    </NextIntlClientProvider>
  );
}

const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const choose = (chosen: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Scan", { selector: "input" }), chosen);

test("a type outside the list is refused in the documents' words", async () => {
  render(<Page />);
  await choose(file("notes.txt", "text/plain", 10));
  expect(await screen.findByText("File type is not accepted")).toBeVisible();
});

test("a photo field refuses a PDF that a document field takes", () => {
  expect(fileProblem(file("scan.pdf", "application/pdf", 10), photoTypes)).toEqual({ key: "wrongType" });
});

test("more than 2,000,000 bytes is refused with both sizes in the documents' words", async () => {
  render(<Page />);
  await choose(file("big.pdf", "application/pdf", 3_000_000));
  expect(await screen.findByText("Ukuran file tidak lebih dari 2 MB. Ukuran file anda adalah 3 MB.")).toBeVisible();
});

test.each([
  ["Foto.jfif", ""],
  ["SCAN.JPE", "application/octet-stream"],
  ["scan", ""],
])("%s without a type of the browser's goes to the server, which looks at the bytes", (name, type) => {
  expect(fileProblem(file(name, type, 10), photoTypes)).toBeNull();
});

test("exactly 2,000,000 bytes pass", () => {
  expect(fileProblem(file("edge.pdf", "application/pdf", 2_000_000), ["application/pdf"])).toBeNull();
});
