import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useEffect, useRef } from "react";
import shell from "@/messages/en/shell.json";
import { handleRowKeys } from "../../keys/row-keys";
import { PreviewButton } from "./button";
import { PreviewFrame, type PreviewPaneProps } from "./frame";
import { PreviewPane } from "./pane";
import { useRecordPreview } from "./use-record-preview";

type Answer = { said: string };
const asked: { address: string; signal: AbortSignal | null | undefined }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  window.matchMedia = (query) => ({ ...new EventTarget(), matches: false, media: query }) as unknown as MediaQueryList;
  global.fetch = (address, init) => {
    asked.push({ address: String(address), signal: init?.signal });
    const isLost = String(address).endsWith("/3");
    // Only the fields that are read.
    return Promise.resolve({
      ok: !isLost,
      json: () => Promise.resolve(isLost ? {} : { data: { said: `Rank of ${String(address).slice(-1)}` } }),
    } as Response);
  };
});
afterEach(() => jest.useRealTimers());

function Pane(props: PreviewPaneProps) {
  const { preview, isFailed } = useRecordPreview<Answer>(`/peek/${props.id}`);
  return (
    <PreviewPane {...props} content={preview?.said ?? ""} isFailed={isFailed}>
      {preview ? <p>Body</p> : null}
    </PreviewPane>
  );
}
function Table({ ids }: { ids: number[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? handleRowKeys(box.current) : undefined), []);
  return (
    <div ref={box}>
      <table>
        <tbody>
          {ids.map((id) => (
            <tr key={id} data-peek={id}>
              <td data-card="title">
                <a href={`#${id}`}>{`Row ${id}`}</a>
                <PreviewButton label={`Preview Row ${id}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
const list = (ids = [1, 2, 3]) => (
  <NextIntlClientProvider locale="en" messages={{ shell }}>
    <PreviewFrame Pane={Pane}>
      <Table ids={ids} />
    </PreviewFrame>
  </NextIntlClientProvider>
);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pane = (id: number) => screen.queryByRole("complementary", { name: `Preview of Row ${id}` });
const answered = () => act(() => jest.advanceTimersByTimeAsync(200));

test("Space looks at the row with the focus, j leads the panel on, Escape closes it and the focus is in the row", async () => {
  render(list());
  press("j");
  expect(press(" ")).toBe(false);
  await answered();
  expect(pane(1)).toHaveTextContent("Rank of 1");
  expect(screen.getByRole("status")).toHaveTextContent("Row 1, Rank of 1");
  expect(screen.getByRole("link", { name: "Row 1" })).toHaveFocus();
  press("j");
  await answered();
  expect(pane(1)).toBeNull();
  expect(pane(2)).toHaveTextContent("Rank of 2");
  expect(screen.getByRole("link", { name: "Open the record" })).toHaveAttribute("href", "#2");
  act(() => screen.getByRole("button", { name: "Close the preview" }).focus());
  press("Escape");
  expect(pane(2)).toBeNull();
  expect(screen.getByRole("link", { name: "Row 2" })).toHaveFocus();
});

test("Space again closes it; on a control Space is the control's", async () => {
  render(list());
  press("j");
  press(" ");
  await answered();
  press(" ");
  expect(pane(1)).toBeNull();
  act(() => screen.getByRole("button", { name: "Preview Row 1" }).focus());
  expect(press(" ")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Preview Row 2" }));
  await answered();
  expect(pane(2)).toBeInTheDocument();
});

test("skips rows passed over, loads each once and shows a failure", async () => {
  render(list());
  press("j");
  press(" ");
  await answered();
  press("j");
  press("j");
  await answered();
  expect(asked.map(({ address }) => address)).toEqual(["/peek/1", "/peek/3"]);
  expect(pane(3)).toHaveTextContent("The preview could not be loaded.");
  press("k");
  press("k");
  await answered();
  expect(pane(1)).toHaveTextContent("Rank of 1");
  expect(asked).toHaveLength(2);
});

test("a row that is no longer in the list takes its panel along", async () => {
  const { rerender } = render(list());
  press("j");
  press(" ");
  await answered();
  rerender(list([2, 3]));
  await answered();
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("on a phone there is no panel", async () => {
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  render(list());
  press("j");
  expect(press(" ")).toBe(true);
  await answered();
  expect(screen.queryByRole("complementary")).toBeNull();
});
