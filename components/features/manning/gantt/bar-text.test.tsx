import fc from "fast-check";
import { barFactsOf, barTextOf, type BarFacts } from "./bar-text";

test("parses the facts of a bar's label unchanged", () => {
  const line = fc.tuple(fc.constantFrom("Status", "On board", "Remarks"), fc.string());
  const clean = (text: string) => text.replaceAll(";", ",").replace(/\s+/g, " ").trim();
  fc.assert(
    fc.property(fc.record({ title: fc.string(), lines: fc.array(line) }), (facts: BarFacts) => {
      expect(barFactsOf(barTextOf(facts))).toEqual({
        title: clean(facts.title),
        lines: facts.lines.map(([label, value]) => [label, clean(value)]),
      });
    }),
  );
});

test("keeps a name with colons, semicolons and line breaks as one fact", () => {
  const facts = barFactsOf(
    barTextOf({ title: "Budi;\nStatus: Admiral", lines: [["Position", "Master: acting;\nrelief"]] }),
  );
  expect(facts).toEqual({ title: "Budi, Status: Admiral", lines: [["Position", "Master: acting, relief"]] });
});
