import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import candidates from "@/messages/en/candidates.json";
import { SeatCostView } from "./seat-cost";

const spaced = (text: string | null) => text?.replaceAll("\u00a0", " ");
async function renderCost(data: { monthly: number | null; difference: number | null }) {
  const answer = { ok: true, status: 200, json: () => Promise.resolve({ data: { ...data, relieved: null } }) };
  const asked = jest.fn().mockResolvedValue(answer);
  globalThis.fetch = asked;
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ candidates }}>
      <SeatCostView slot={{ vesselId: 7, vesselCrewId: 2, assignmentOn: "Next" }} />
    </NextIntlClientProvider>,
  );
  await screen.findByText(/a month/).catch(() => null);
  return spaced(container.textContent);
}

test.each([
  [1_500_000, "Rp 1.500.000 more than the relieved person's agreement"],
  [-250_000, "Rp 250.000 less than the relieved person's agreement"],
  [0, "same as the relieved person's agreement"],
  [null, "no signed agreement"],
])("describes a difference of %s", async (difference, text) => {
  expect(await renderCost({ monthly: 16_500_000, difference })).toContain(
    `Rp 16.500.000 a month by the salary matrix, ${text}`,
  );
});
