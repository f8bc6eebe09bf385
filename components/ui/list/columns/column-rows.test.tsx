import { render, screen, within } from "@testing-library/react";
import type { Column } from "./column";
import { ColumnRows } from "./column-rows";

type Vessel = { id: number; name: string; port: string | null; crew: number };
type Viewer = { isOffice: boolean };

const columns: Column<Vessel, Viewer>[] = [
  { id: "name", label: "Vessel", card: "title", text: ({ name }) => name, href: ({ id }) => `/vessels/${id}` },
  { id: "port", label: "Port", card: "fact", text: ({ port }) => port },
  { id: "crew", label: "Crew", align: "end", card: "fact", cell: ({ crew }) => <b>{crew}</b> },
  { id: "secret", label: "Owner", when: ({ isOffice }) => isOffice, text: () => "PT Samudra" },
];
const rows: Vessel[] = [
  { id: 1, name: "MV Tirta Sembada", port: "Bontang (Lhok Tuan)", crew: 15 },
  { id: 2, name: "MV Arung", port: null, crew: 9 },
];
const texts = { labelOf: (label: string) => label, actions: "Actions", blank: "–", peekOf: (name: string) => name };

function show(isOffice = true, actions = true) {
  render(
    <table>
      <ColumnRows<Vessel, Viewer>
        columns={columns}
        rows={rows}
        context={{ isOffice }}
        parts={{ keyOf: ({ id }) => id, ...(actions ? { actions: ({ id }) => (id === 1 ? "Open" : null) } : {}) }}
        sorting={{ sorts: ["name"], params: { tab: "all" }, sort: "name", order: "asc" }}
        texts={texts}
      />
    </table>,
  );
  return screen.getAllByRole("row").slice(1);
}

test("a column is sorted by its header where the list has that sort", () => {
  show();
  const sorted = screen.getByRole("columnheader", { name: "Vessel" });
  expect(sorted).toHaveAttribute("aria-sort", "ascending");
  expect(within(sorted).getByRole("link")).toHaveAttribute("href", "?tab=all&sort=name&order=desc");
  expect(within(screen.getByRole("columnheader", { name: "Port" })).queryByRole("link")).toBeNull();
});

test("every column but the actions can be hidden, and some show only to some", () => {
  show();
  const ids = () => screen.getAllByRole("columnheader").map((head) => head.dataset.column);
  expect(ids()).toEqual(["name", "port", "crew", "secret", undefined]);
  document.body.replaceChildren();
  show(false, false);
  expect(ids()).toEqual(["name", "port", "crew"]);
});

test("a blank fact is a dash in the table and left out on a card; so are no actions", () => {
  const [first, second] = show();
  const cells = (row?: HTMLElement) => within(row!).getAllByRole("cell");
  expect(cells(first).map(({ dataset }) => dataset.card)).toEqual(["title", "fact", "fact", undefined, "actions"]);
  expect(cells(second).map(({ dataset }) => dataset.card)).toEqual(["title", undefined, "fact", undefined, undefined]);
  expect(cells(second)[1]).toHaveTextContent("–");
});

test("a text that may be cut off is its cell's title", () => {
  const [first, second] = show();
  expect(within(first!).getByRole("cell", { name: /Bontang/ })).toHaveAttribute("title", "Bontang (Lhok Tuan)");
  expect(within(second!).getAllByRole("cell")[0]).not.toHaveAttribute("title");
});

test("the row of sums has a cell for every column", () => {
  render(
    <table>
      <ColumnRows<Vessel, Viewer>
        columns={columns.map((column) =>
          column.id === "name"
            ? { ...column, total: () => "Total" }
            : column.id === "crew"
              ? { ...column, total: () => 24 }
              : column,
        )}
        rows={rows}
        context={{ isOffice: true }}
        parts={{ keyOf: ({ id }) => id, actions: () => "Open" }}
        sorting={{ sorts: [], params: {}, sort: "", order: "asc" }}
        texts={texts}
      />
    </table>,
  );
  const sums = within(screen.getAllByRole("row").at(-1)!).getAllByRole("cell");
  expect(sums.map(({ textContent }) => textContent)).toEqual(["Total", "", "24", "", ""]);
  expect(sums.map(({ dataset }) => dataset.card)).toEqual(["title", undefined, "fact", undefined, undefined]);
});

test("without an action for any row there is no column of actions", () => {
  render(
    <table>
      <ColumnRows<Vessel, Viewer>
        columns={columns}
        rows={rows}
        context={{ isOffice: false }}
        parts={{ keyOf: ({ id }) => id, actions: () => null }}
        sorting={{ sorts: [], params: {}, sort: "", order: "asc" }}
        texts={texts}
      />
    </table>,
  );
  expect(screen.queryByRole("columnheader", { name: "Actions" })).toBeNull();
});

test("rows know their place in the whole list, and a changed group starts with a heading", () => {
  render(
    <table>
      <ColumnRows<Vessel, object>
        columns={[{ id: "name", label: "Vessel", text: ({ name }) => name, href: (_, __, at) => `/vessels?at=${at}` }]}
        rows={[...rows, { id: 3, name: "MV Bahari", port: null, crew: 1 }]}
        context={{}}
        parts={{ keyOf: ({ id }) => id, group: ({ port }) => port ?? "No port" }}
        firstAt={20}
        sorting={{ sorts: [], params: {}, sort: "", order: "asc" }}
        texts={texts}
      />
    </table>,
  );
  expect(screen.getAllByRole("link").at(-1)).toHaveAttribute("href", "/vessels?at=22");
  const groups = screen.getAllByRole("row").filter(({ dataset }) => dataset.group !== undefined);
  expect(groups.map(({ textContent }) => textContent)).toEqual(["Bontang (Lhok Tuan)", "No port"]);
});

test("rows that can be selected have a checkbox, and the header one for all of them", () => {
  const row = ({ id, name, port }: Vessel) => (port ? { id, name } : null);
  render(
    <table>
      <ColumnRows<Vessel, object>
        columns={[{ id: "name", label: "Vessel", text: ({ name }) => name }]}
        rows={rows}
        context={{}}
        parts={{ keyOf: ({ id }) => id }}
        selection={{
          row,
          All: ({ rows: all }) => <i>{`all ${all.length}`}</i>,
          One: ({ name }) => <i>{`select ${name}`}</i>,
          None: () => <i>none</i>,
        }}
        sorting={{ sorts: [], params: {}, sort: "", order: "asc" }}
        texts={texts}
      />
    </table>,
  );
  expect(screen.getByRole("columnheader")).toHaveTextContent("all 1");
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "select MV Tirta SembadaMV Tirta Sembada",
    "noneMV Arung",
  ]);
});

test("a list may build a row around its cells, and a label may be a text with values", () => {
  render(
    <table>
      <ColumnRows<Vessel, { fee: number }>
        columns={[
          { id: "name", label: "Vessel", text: ({ name }) => name },
          { id: "fee", label: ({ fee }) => `Fee ${fee} %`, card: "fact", text: ({ crew }) => crew },
        ]}
        rows={rows}
        context={{ fee: 3 }}
        parts={{
          keyOf: ({ id }) => id,
          actions: () => "Open",
          rowOf: ({ id }, _, cells) => (id === 1 ? <tr id={`vessel-${id}`}>{cells}</tr> : null),
        }}
        sorting={{ sorts: [], params: {}, sort: "", order: "asc" }}
        texts={{ ...texts, labelOf: (label) => label.toLowerCase() }}
      />
    </table>,
  );
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "vessel",
    "Fee 3 %",
    "Actions",
  ]);
  expect(screen.getAllByRole("row").map(({ id }) => id)).toEqual(["", "vessel-1", ""]);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
    "MV Tirta Sembada",
    "15",
    "Open",
    "MV Arung",
    "9",
    "Open",
  ]);
  expect(screen.getAllByRole("cell")[1]).toHaveAttribute("data-label", "Fee 3 %");
});
