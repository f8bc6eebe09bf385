import { act, render, screen } from "@testing-library/react";
import { keepPlace, KeptLink } from "./kept-link";

const list = "/dashboard/manning/planning";
const shown = () => screen.getByRole("link").getAttribute("href");

beforeEach(() => sessionStorage.clear());

test("the way back leads to the list as it was last narrowed, also after it changed", () => {
  render(<KeptLink href={list}>Planning</KeptLink>);
  expect(shown()).toBe(list);
  act(() => keepPlace(list, "show=Need+Action&pageIndex=2"));
  expect(shown()).toBe(`${list}?show=Need+Action&pageIndex=2`);
  act(() => keepPlace(list, ""));
  expect(shown()).toBe(list);
});

test("of one page another's narrowing is not taken, nor one its own address replaces", () => {
  keepPlace(`${list}/7/crew-change`, "from=2026-11-23&to=2027-02-21");
  const { rerender } = render(<KeptLink href={`${list}/8/crew-change`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/8/crew-change`);
  rerender(<KeptLink href={`${list}/7/crew-change`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-11-23&to=2027-02-21`);
  rerender(<KeptLink href={`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`);
});

test("the pages seen last are kept, so that a long day stays small", () => {
  for (const vessel of Array.from({ length: 40 }, (_, index) => index)) keepPlace(`${list}/${vessel}/crew`, "search=a");
  render(<KeptLink href={`${list}/9/crew`}>Old</KeptLink>);
  expect(shown()).toBe(`${list}/9/crew`);
  act(() => keepPlace(`${list}/9/crew`, "search=b"));
  expect(shown()).toBe(`${list}/9/crew?search=b`);
});
