"use client";

import { useEffect, useState } from "react";
import { listPositionsOnShipAction } from "@/lib/features/positions/actions";
import type { PositionOnShip } from "@/lib/features/positions/schema";

type Loaded = { shipId: string; positions: PositionOnShip[]; failed: boolean };

/** Load the positions of the chosen vessel type, filtered by division. */
export function usePositions(shipId: string, divisionId: number, initial: PositionOnShip[]) {
  const [loaded, setLoaded] = useState<Loaded>({
    shipId: initial[0] ? String(initial[0].shipId) : "",
    positions: initial,
    failed: false,
  });
  const isLoaded = loaded.shipId === shipId;

  useEffect(() => {
    if (!shipId || isLoaded) return;
    let isCurrent = true;
    listPositionsOnShipAction({ shipId, divisionId })
      .catch(() => null)
      .then(
        (result) => isCurrent && setLoaded({ shipId, positions: result?.ok ? result.data : [], failed: !result?.ok }),
      );
    return () => void (isCurrent = false);
  }, [shipId, divisionId, isLoaded]);

  return {
    positions: isLoaded ? loaded.positions : [],
    failed: isLoaded && loaded.failed,
    loading: shipId !== "" && !isLoaded,
  };
}
