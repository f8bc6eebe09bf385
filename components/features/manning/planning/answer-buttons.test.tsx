import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { seatRow, slotView } from "@/db/testing/records/seat-row";
import approvals from "@/messages/en/approvals.json";
import planning from "@/messages/en/planning.json";
import manning from "@/messages/en/manning.json";
import shell from "@/messages/en/shell.json";
import type { ManningSide } from "./address";
import { NextPerson } from "./seat-cells";

const planned = (mayDecideAsPrincipal: boolean) =>
  slotView(12, {
    slot: "Next",
    onBoard: null,
    principalStatus: "Pending",
    summaryStatus: "Pending",
    mayDecideAsPrincipal,
  });

function show(side: ManningSide, mayDecideAsPrincipal: boolean) {
  render(
    <NextIntlClientProvider locale="en" messages={{ approvals, planning, manning, shell }}>
      <NextPerson
        row={seatRow(1, { Next: planned(mayDecideAsPrincipal) })}
        position="Master"
        principal="PT Nordhav"
        side={side}
        today="2026-11-23"
        mayWrite={false}
      />
    </NextIntlClientProvider>,
  );
  return screen
    .queryAllByRole("link", { name: /^(Approve|Reject) Person 12$/ })
    .map((link) => link.getAttribute("href"));
}

test("shows Approve and Reject on the approval side while the user's answer is pending", () => {
  const keys = "vcid=1&emp=12&ao=Next&vid=7&joi=12";
  expect(show("approval-crew", true)).toEqual([
    `/dashboard/manning/approval-crew/7/crew?${keys}&approve=1`,
    `/dashboard/manning/approval-crew/7/crew?${keys}&reject=1`,
  ]);
});

test.each<[ManningSide, boolean]>([
  ["approval-crew", false],
  ["planning", true],
])("shows no buttons on the side %s with answer %s", (side, mayDecide) => {
  expect(show(side, mayDecide)).toEqual([]);
});
