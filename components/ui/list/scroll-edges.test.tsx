import { act, render, screen } from "@testing-library/react";
import { trackScrollEdges } from "./scroll-edges";

test("a box marks on which side more of it is hidden, and nothing once all of it fits", () => {
  const resized: (() => void)[] = [];
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized.push(() => callback([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<div data-testid="box" />);
  const box = screen.getByTestId("box");
  const sizes = { scrollWidth: 500, clientWidth: 300 };
  for (const name of ["scrollWidth", "clientWidth"] as const)
    Object.defineProperty(box, name, { get: () => sizes[name] });
  const stop = trackScrollEdges(box);
  act(() => resized.forEach((notify) => notify()));
  expect(box).toHaveAttribute("data-wide");
  expect(box).toHaveAttribute("data-more-after");
  expect(box).not.toHaveAttribute("data-more-before");
  box.scrollLeft = 200;
  box.dispatchEvent(new Event("scroll"));
  expect(box).toHaveAttribute("data-more-before");
  expect(box).not.toHaveAttribute("data-more-after");
  sizes.scrollWidth = 300;
  box.scrollLeft = 0;
  act(() => resized.forEach((notify) => notify()));
  expect(box).not.toHaveAttribute("data-wide");
  expect(box).not.toHaveAttribute("data-more-before");
  stop?.();
});
