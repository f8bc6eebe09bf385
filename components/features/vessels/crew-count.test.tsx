import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import en from "@/messages/en/vessels.json";
import id from "@/messages/id/vessels.json";
import { CrewCount } from "./crew-count";

const seat = (vesselCrewId: number, jobPositionName: string, jobPositionNameId: string) => ({
  vesselCrewId,
  jobPositionId: vesselCrewId,
  jobPositionName,
  jobPositionNameId,
});
const [master, bosun, oiler] = [
  seat(1, "Master", "Nakhoda"),
  seat(2, "Bosun", "Serang"),
  seat(3, "Oiler", "Juru Minyak"),
];

const text = (
  crewOnBoard: number,
  seats: number,
  vacant = [master].slice(1),
  locale: "en" | "id" = "en",
  inHandover = 0,
) =>
  render(
    <NextIntlClientProvider locale={locale} messages={{ vessels: locale === "id" ? id : en }}>
      <CrewCount vesselId={7} vesselName="TB Bahari" crew={{ crewOnBoard, inHandover, seats }} vacant={vacant} />
    </NextIntlClientProvider>,
  ).container.textContent;

test("shows people on board, and how many over or short", () => {
  expect([text(5, 5), text(16, 15), text(4, 5)]).toEqual(["5 of 5", "16 of 15 · 1 over", "4 of 5 · 1 short"]);
});

test("names vacant seats by rank and links to the crew on board", () => {
  expect([text(4, 5, [master]), text(2, 5, [master, bosun, oiler])]).toEqual([
    "4 of 5 · no Master",
    "2 of 5 · no Master, 2 more",
  ]);
  expect(text(2, 5, [master, bosun], "id")).toBe("2 dari 5 · tanpa Nakhoda, 1 lagi");
  expect(screen.getByRole("link", { name: "no Master, on board TB Bahari" })).toHaveAttribute(
    "href",
    "/dashboard/vessel-management/7/details?tab=on-board-crew",
  );
});

test("shows a vacant seat although numbers match", () => {
  expect(text(5, 5, [bosun])).toBe("5 of 5 · no Bosun");
});

test("does not count a relieved person for a seat", () => {
  expect([text(16, 15, [], "en", 1), text(15, 15, [bosun], "en", 1), text(16, 15, [], "id", 1)]).toEqual([
    "15 of 15, 1 in handover",
    "14 of 15, 1 in handover · no Bosun",
    "15 dari 15, 1 serah terima",
  ]);
});
