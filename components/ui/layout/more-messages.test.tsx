import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useState } from "react";
import { compiledTexts } from "@/lib/platform/i18n/compiled";
import shell from "@/messages/en/shell.json";
import { ToastFrame } from "../feedback/toast-frame";
import { lazyDialog } from "../form/lazy-dialog";
import { MoreMessages } from "./more-messages";

const address = "/locales/en/late/crew?v=1";
const all = compiledTexts({ crew: { notFound: "Crew", loadFailed: "Said later" } });
const Said = () => <p>{useTranslations("crew")("loadFailed")}</p>;
const Dialog = lazyDialog(async () => Said);

function Page() {
  const t = useTranslations("crew");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button {...Dialog.preloadProps} onClick={() => setOpen(true)}>
        {t("notFound")}
      </button>
      {isOpen ? <Dialog /> : null}
    </>
  );
}

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, crew: { nameInvalid: "No name" } }}>
      <ToastFrame>
        <MoreMessages messages={{ crew: { notFound: "Crew" } }} late={address}>
          <Page />
        </MoreMessages>
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return screen.getByRole("button", { name: "Crew" });
}

test("loads the texts of lazy components once and ahead", async () => {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => all }));
  Object.assign(globalThis, { fetch: fetched });
  const button = show();
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => void fireEvent.pointerEnter(button));
  expect(fetched.mock.calls).toEqual([[address]]);
  fireEvent.click(button);
  expect(screen.getByText("Said later")).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});
