import { act, render, screen } from "@testing-library/react";
import { keepPlace, KeptLink } from "./kept-link";

const list = "/dashboard/manning/planning";
const shown = () => screen.getByRole("link").getAttribute("href");

beforeEach(() => sessionStorage.clear());

test("links back to the list with its last filters", () => {
  render(<KeptLink href={list}>Planning</KeptLink>);
  expect(shown()).toBe(list);
  act(() => keepPlace(list, "show=Need+Action&pageIndex=2"));
  expect(shown()).toBe(`${list}?show=Need+Action&pageIndex=2`);
  act(() => keepPlace(list, ""));
  expect(shown()).toBe(list);
});

test("uses no other page's filters, and prefers those of its own address", () => {
  keepPlace(`${list}/7/crew-change`, "from=2026-11-23&to=2027-02-21");
  const { rerender } = render(<KeptLink href={`${list}/8/crew-change`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/8/crew-change`);
  rerender(<KeptLink href={`${list}/7/crew-change`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-11-23&to=2027-02-21`);
  rerender(<KeptLink href={`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`}>Crew change</KeptLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`);
});

test("stores only the most recent pages", () => {
  for (const vessel of Array.from({ length: 40 }, (_, index) => index)) keepPlace(`${list}/${vessel}/crew`, "search=a");
  render(<KeptLink href={`${list}/9/crew`}>Old</KeptLink>);
  expect(shown()).toBe(`${list}/9/crew`);
  act(() => keepPlace(`${list}/9/crew`, "search=b"));
  expect(shown()).toBe(`${list}/9/crew?search=b`);
});
