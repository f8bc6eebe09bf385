import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileCheckDropZone } from "./file-check-drop-zone";

const texts = {
  choose: "Choose a file",
  drop: "or drop it here",
  checking: "Looking …",
  offline: "Not reached",
  tooLarge: "Too large",
};
const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

function zone(judge: (file: File) => Promise<string>) {
  render(
    <FileCheckDropZone
      id="zone"
      accept=".pdf"
      texts={texts}
      judge={judge}
      result={(verdict, name) => <p>{`${name}: ${verdict}`}</p>}
    />,
  );
  const place = screen.getByText("or drop it here").parentElement;
  if (!place) throw new Error("no zone");
  return { place, drop: (file: File) => fireEvent.drop(place, { dataTransfer: { files: [file] } }) };
}

test("a file that is dropped is judged, and the zone shows when one hangs above it", async () => {
  const { place, drop } = zone(async ({ size }) => `${size} bytes`);
  fireEvent.dragOver(place);
  expect(place).toHaveAttribute("data-over", "true");
  fireEvent.dragLeave(place);
  expect(place).toHaveAttribute("data-over", "false");
  drop(fileOf("paper.pdf", 7));
  expect(await screen.findByText("paper.pdf: 7 bytes")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("paper.pdf: 7 bytes");
});

test("the same file may be chosen twice", async () => {
  const judge = jest.fn(async () => "known");
  zone(judge);
  for (const _time of [1, 2]) await userEvent.upload(screen.getByLabelText("Choose a file"), fileOf("paper.pdf"));
  expect(await screen.findByText("paper.pdf: known")).toBeVisible();
  expect(judge).toHaveBeenCalledTimes(2);
});

test("refuses a large file unread, and shows a failed check", async () => {
  const judge = jest.fn(() => Promise.reject(new Error("offline")));
  const { drop } = zone(judge);
  drop(fileOf("film.pdf", 20_000_001));
  expect(screen.getByRole("status")).toHaveTextContent("Too large film.pdf");
  expect(judge).not.toHaveBeenCalled();
  drop(fileOf("paper.pdf"));
  expect(await screen.findByText("Not reached")).toBeVisible();
});

test("shows the result of the later file, whichever finishes first", async () => {
  const judged: ((verdict: string) => void)[] = [];
  const { drop } = zone(() => new Promise((done) => judged.push(done)));
  drop(fileOf("first.pdf"));
  drop(fileOf("second.pdf"));
  judged[1]?.("known");
  expect(await screen.findByText("second.pdf: known")).toBeVisible();
  judged[0]?.("unknown");
  await Promise.resolve();
  expect(screen.getByRole("status")).toHaveTextContent("second.pdf: known");
});
