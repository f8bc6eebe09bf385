import { fireEvent, render, screen } from "@testing-library/react";
import { QueueKeys } from "./queue-keys";

const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace }) }));

const queue = (previous: string | null, next: string | null) =>
  render(
    <>
      <form data-queue="form">
        <select aria-label="Method" />
        <input aria-label="Note" />
      </form>
      <QueueKeys previous={previous} next={next} />
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
])("%s goes to %s", (key, href) => {
  queue("?", "?pageIndex=2");
  press(key);
  expect(replace).toHaveBeenCalledWith(href, { scroll: false });
});

test("at the ends of the queue there is no way on", () => {
  queue(null, null);
  press("j");
  press("k");
  expect(replace).not.toHaveBeenCalled();
});

test("v goes into the form; there letters are letters, and so they are with a modifier", () => {
  queue("?", "?pageIndex=2");
  press("j", { ctrlKey: true });
  press("v");
  expect(screen.getByLabelText("Method")).toHaveFocus();
  press("j");
  screen.getByLabelText("Note").focus();
  press("ArrowRight");
  expect(replace).not.toHaveBeenCalled();
});
