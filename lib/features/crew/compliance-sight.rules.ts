import type { Item } from "./compliance-item.rules";
import { shownTo, type Sight } from "./compliance.rules";
import { extentOf, type Viewer } from "./fields.rules";

const sightOf = (viewer: Viewer): Sight => ({
  suitability: extentOf(viewer, "suitability") === "full",
  restriction: extentOf(viewer, "medical") === "full" || viewer === "VH",
  otherVessels: viewer !== "PR" && viewer !== "VH",
});

/** A check as this viewer gets it. Seafarers see their own entries of the register, not who must not sail with them. product 5.4, 5.12 */
export const shownToViewer = (items: readonly Item[], viewer: Viewer): Item[] =>
  shownTo(viewer === "CR" ? items.filter(({ code }) => code !== "conflict-on-board") : items, sightOf(viewer));

/** What the nightly forecast keeps: nothing of the register and no words of a medical restriction. */
export const kept = (items: readonly Item[]): Item[] => shownTo(items, { suitability: false, restriction: false, otherVessels: true });
