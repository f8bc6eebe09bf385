import { act, render, screen } from "@testing-library/react";
import { storeListQuery, BackLink } from "./back-link";

const list = "/dashboard/manning/planning";
const shown = () => screen.getByRole("link").getAttribute("href");

beforeEach(() => sessionStorage.clear());

test("links back to the list with its last filters", () => {
  render(<BackLink href={list}>Planning</BackLink>);
  expect(shown()).toBe(list);
  act(() => storeListQuery(list, "show=Need+Action&pageIndex=2"));
  expect(shown()).toBe(`${list}?show=Need+Action&pageIndex=2`);
  act(() => storeListQuery(list, ""));
  expect(shown()).toBe(list);
});

test("uses no other page's filters, and prefers those of its own address", () => {
  storeListQuery(`${list}/7/crew-change`, "from=2026-11-23&to=2027-02-21");
  const { rerender } = render(<BackLink href={`${list}/8/crew-change`}>Crew change</BackLink>);
  expect(shown()).toBe(`${list}/8/crew-change`);
  rerender(<BackLink href={`${list}/7/crew-change`}>Crew change</BackLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-11-23&to=2027-02-21`);
  rerender(<BackLink href={`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`}>Crew change</BackLink>);
  expect(shown()).toBe(`${list}/7/crew-change?from=2026-12-01&to=2026-12-31`);
});

test("stores only the most recent pages", () => {
  for (const vessel of Array.from({ length: 40 }, (_, index) => index))
    storeListQuery(`${list}/${vessel}/crew`, "search=a");
  render(<BackLink href={`${list}/9/crew`}>Old</BackLink>);
  expect(shown()).toBe(`${list}/9/crew`);
  act(() => storeListQuery(`${list}/9/crew`, "search=b"));
  expect(shown()).toBe(`${list}/9/crew?search=b`);
});
