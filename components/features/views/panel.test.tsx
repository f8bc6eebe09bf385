import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { ToastFrame } from "@/components/ui/feedback/toast-frame";
import { listViewsAction, setDefaultViewAction, updateViewAction } from "@/lib/features/views/actions";
import shell from "@/messages/en/shell.json";
import texts from "@/messages/en/views.json";
import { ViewsMenu } from "./menu";

let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: jest.fn() }),
  usePathname: () => "/dashboard/crew-management",
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock("@/lib/features/views/actions", () => ({
  listViewsAction: jest.fn(),
  insertViewAction: jest.fn(),
  updateViewAction: jest.fn(),
  deleteViewAction: jest.fn(),
  setDefaultViewAction: jest.fn(),
}));

const own = {
  id: 7,
  name: "Reliefs",
  query: { tab: "on-board", position: "2,3" },
  isShared: false,
  isOwn: true,
  isDefault: true,
  createdByName: "Sari Wijaya",
};
const shared = { ...own, id: 8, name: "Masters", isShared: true, isOwn: false, isDefault: false };
const answer = (rows: (typeof own)[], mayShare = false) =>
  jest.mocked(listViewsAction).mockResolvedValue({ ok: true, data: { rows, mayShare } });
const open = async (address: string) => {
  query = address;
  render(
    <NextIntlClientProvider locale="en" messages={{ shell, views: texts }}>
      <ToastFrame>
        <ViewsMenu list="crew" />
      </ToastFrame>
    </NextIntlClientProvider>,
  );
  expect(listViewsAction).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: /^View:/ }));
  await waitFor(() => expect(item("Save as new view…")).toBeInTheDocument());
};
const items = () => screen.getAllByRole("menuitem", { hidden: true });
const item = (name: string) => screen.getByRole("menuitem", { name, hidden: true });

beforeEach(() => jest.clearAllMocks());

test("shows the current view while closed, and loads own and shared views when opened", async () => {
  answer([own, shared]);
  await open("tab=on-board&position=2&view=7:Reliefs");
  expect(screen.getByRole("button", { name: "View: Reliefs" })).toBeInTheDocument();
  const group = (name: string) => within(screen.getByRole("group", { name, hidden: true }));
  expect(group("My views").getAllByRole("menuitem", { hidden: true })[0]).toHaveTextContent("Reliefsopens first");
  const [other] = group("Shared in the division").getAllByRole("menuitem", { hidden: true });
  expect(other).toHaveTextContent("MastersSari Wijaya");
  expect(other).toHaveAttribute("href", "/dashboard/crew-management?tab=on-board&position=2%2C3&view=8%3AMasters");
  expect(item("All")).toHaveAttribute("href", "/dashboard/crew-management?view=all");
  expect(items().find((one) => one.hasAttribute("aria-current"))).toHaveTextContent("Reliefs");
});

test("updates an own view with the current state and hidden columns, without page and view", async () => {
  answer([own]);
  jest.mocked(updateViewAction).mockResolvedValue({ ok: true, data: { id: 7, name: "Reliefs" } });
  document.cookie = "nakhoda-table-crew=.comfortable.seafarerId; path=/";
  await open("tab=on-board&position=5&pageIndex=2&view=7:Reliefs");
  await userEvent.click(item("Update “Reliefs” to what is shown"));
  const state = { tab: "on-board", position: "5", hide: "seafarerId" };
  expect(updateViewAction).toHaveBeenCalledWith({ id: 7, list: "crew", query: state });
  expect(await screen.findByText("View “Reliefs” updated.")).toBeInTheDocument();
});

test("another user's view can be the default but not changed; deleting needs the share right", async () => {
  answer([shared]);
  jest.mocked(setDefaultViewAction).mockResolvedValue({ ok: true, data: { id: 8 } });
  await open("view=8:Masters");
  expect(items().map((one) => one.textContent)).toEqual([
    "All",
    "MastersSari Wijaya",
    "Save as new view…",
    "Open this list with “Masters”",
  ]);
  await userEvent.click(item("Open this list with “Masters”"));
  expect(setDefaultViewAction).toHaveBeenCalledWith({ list: "crew", id: 8 });
});

test("explains views when there are none", async () => {
  answer([], true);
  await open("");
  expect(screen.getByText(/^No saved views yet/)).toBeInTheDocument();
});
