"use client";

import { useEffect, useState } from "react";
import { listPositionsOnVesselTypeAction } from "@/lib/features/positions/actions";
import type { PositionOnVesselType } from "@/lib/features/positions/schema";

type Loaded = { vesselTypeId: string; positions: PositionOnVesselType[]; failed: boolean };

/** Load the positions of the chosen vessel type, filtered by division. */
export function usePositions(vesselTypeId: string, divisionId: number, initial: PositionOnVesselType[]) {
  const [loaded, setLoaded] = useState<Loaded>({
    vesselTypeId: initial[0] ? String(initial[0].vesselTypeId) : "",
    positions: initial,
    failed: false,
  });
  const isLoaded = loaded.vesselTypeId === vesselTypeId;

  useEffect(() => {
    if (!vesselTypeId || isLoaded) return;
    let isCurrent = true;
    listPositionsOnVesselTypeAction({ vesselTypeId, divisionId })
      .catch(() => null)
      .then(
        (result) =>
          isCurrent && setLoaded({ vesselTypeId, positions: result?.ok ? result.data : [], failed: !result?.ok }),
      );
    return () => void (isCurrent = false);
  }, [vesselTypeId, divisionId, isLoaded]);

  return {
    positions: isLoaded ? loaded.positions : [],
    failed: isLoaded && loaded.failed,
    loading: vesselTypeId !== "" && !isLoaded,
  };
}
