import { fireEvent, render, screen } from "@testing-library/react";
import { VerificationQueueKeys } from "./verification-queue-keys";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const queue = (previous: string | null, next: string | null) =>
  render(
    <>
      <form data-queue="form">
        <select aria-label="Method" />
        <input aria-label="Note" />
      </form>
      <VerificationQueueKeys previous={previous} next={next} />
    </>,
  );
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, ...more });

beforeEach(() => replace.mockClear());

test.each([
  ["j", "?pageIndex=2"],
  ["ArrowRight", "?pageIndex=2"],
  ["k", "?"],
  ["ArrowLeft", "?"],
])("goes with %s to %s", (key, href) => {
  queue("?", "?pageIndex=2");
  press(key);
  expect(replace).toHaveBeenCalledWith(href, { scroll: false });
});

test("goes nowhere at the ends of the queue", () => {
  queue(null, null);
  press("j");
  press("k");
  expect(replace).not.toHaveBeenCalled();
});

test("focuses the form with v, and ignores letters inside it and with a modifier", () => {
  queue("?", "?pageIndex=2");
  press("j", { ctrlKey: true });
  press("v");
  expect(screen.getByLabelText("Method")).toHaveFocus();
  press("j");
  screen.getByLabelText("Note").focus();
  press("ArrowRight");
  expect(replace).not.toHaveBeenCalled();
});
