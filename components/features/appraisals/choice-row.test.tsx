import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ChoiceRow } from "./choice-row";
import { scrollToNext } from "./scroll-to-next";

const scale = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `Score ${value}` }));
const lines = Array.from({ length: 17 }, (_, index) => `Question ${index + 1}`);

function Form() {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  return (
    <div className="appr">
      {lines.map((legend) => (
        <ChoiceRow
          key={legend}
          path={legend}
          legend={legend}
          choices={scale}
          value={answers[legend] ?? ""}
          look="scale"
          onChoose={(value) => setAnswers((all) => ({ ...all, [legend]: value }))}
          needsText={(value) => Number(value) <= 2}
          leadOn={scrollToNext}
        />
      ))}
    </div>
  );
}

const shown: string[] = [];
const line = (name: string) => screen.getByRole("group", { name });
const tap = (name: string, score: string) =>
  userEvent.click(within(line(name)).getByRole("radio", { name: `Score ${score}` }));

beforeEach(() => {
  shown.length = 0;
});
/** Show the form and note which questions are scrolled to; the tests' browser does not scroll. */
function open() {
  render(<Form />);
  for (const row of screen.getAllByRole("group"))
    row.scrollIntoView = () => void shown.push(row.querySelector("legend")?.textContent ?? "");
}
const widthOf = (isPhone: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isPhone && query.includes("max-width") })) as never;
};

test("one tap per question on a phone: each answer brings the next open question into view", async () => {
  widthOf(true);
  open();
  for (const name of lines) await tap(name, "4");
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(17);
  expect(shown).toEqual(lines.slice(1));
});

test("stays where a comment is needed, for keys, and on a wide screen; skips what is answered", async () => {
  widthOf(true);
  open();
  await tap("Question 1", "2");
  fireEvent.click(within(line("Question 1")).getByRole("radio", { name: "Score 4" }), { detail: 0 });
  expect(shown).toEqual([]);
  await tap("Question 3", "5");
  await tap("Question 2", "5");
  expect(shown).toEqual(["Question 4", "Question 4"]);
  widthOf(false);
  await tap("Question 4", "5");
  expect(shown).toHaveLength(2);
});
