import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState, type ComponentType } from "react";
import shell from "@/messages/en/shell.json";
import { ToastFrame } from "../feedback/toast-frame";
import { lazyDialog } from "./lazy-dialog";

type DialogProps = { onClose: () => void };
const Real = ({ onClose }: DialogProps) => <button onClick={onClose}>Close it</button>;

function show(load: () => Promise<ComponentType<DialogProps>>) {
  const Dialog = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button {...Dialog.preloadProps} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <ToastFrame>
        <Page />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  return screen.getByRole("button", { name: "Open" });
}

const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

test("the pressed button is busy until the dialog is there", async () => {
  let arrive: (dialog: ComponentType<DialogProps>) => void = () => {};
  const button = show(() => new Promise((resolve) => (arrive = resolve)));
  press(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  await act(async () => arrive(Real));
  expect(screen.getByRole("button", { name: "Close it" })).toBeVisible();
  expect(button).not.toHaveAttribute("aria-busy");
});

test("pointing at the button fetches the dialog, so that the press opens it at once", async () => {
  const load = jest.fn(() => Promise.resolve(Real));
  const button = show(load);
  await act(async () => void fireEvent.pointerEnter(button));
  expect(load).toHaveBeenCalledTimes(1);
  press(button);
  expect(screen.getByRole("button", { name: "Close it" })).toBeVisible();
});

test("shows a failed load without leaving the page, and retries on the next press", async () => {
  const load = jest.fn<Promise<ComponentType<DialogProps>>, []>(() => Promise.reject(new Error("offline")));
  const button = show(load);
  press(button);
  expect(await screen.findByText("No connection. Try again when you are back online.")).toBeVisible();
  expect(button).not.toHaveAttribute("aria-busy");
  load.mockImplementation(() => Promise.resolve(Real));
  press(button);
  expect(await screen.findByRole("button", { name: "Close it" })).toBeVisible();
});
