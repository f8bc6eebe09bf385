import { render, waitFor } from "@testing-library/react";
import { DocumentTitle } from "./header-title";

test("keeps its title when the page's title arrives later, and removes it on unmount", async () => {
  document.title = "Job openings";
  const { unmount } = render(<DocumentTitle title="403" />);
  expect(document.title).toBe("403");
  document.title = "Job openings";
  await waitFor(() => expect(document.title).toBe("403"));
  const late = document.createElement("title");
  late.textContent = "Job openings";
  document.head.querySelector("title")?.remove();
  document.head.append(late);
  await waitFor(() => expect(document.title).toBe("403"));
  unmount();
  document.title = "Vessels";
  await Promise.resolve();
  expect(document.title).toBe("Vessels");
});
