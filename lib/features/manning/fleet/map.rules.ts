import type { PlacedPort } from "@/lib/features/vessels/ports/schema";
import type { FleetLane } from "./schema";

/** The part of the world the map shows, in degrees. */
export const mapArea = { west: 94.5, east: 141.5, north: 7.5, south: -11.5 };

/** Marks nearer than this would overlap, in degrees. */
const minDistance = 1.2;

type Position = { latitude: number; longitude: number };
/** A mark of the map: its vessels and their ports, at the position of the first port. */
type MapPlace = Position & { ports: string[]; lanes: FleetLane[] };

const isShown = ({ latitude, longitude }: Position) =>
  longitude >= mapArea.west && longitude <= mapArea.east && latitude <= mapArea.north && latitude >= mapArea.south;

function positionOf(port: PlacedPort | null): Position | null {
  if (!port || port.latitude === null || port.longitude === null) return null;
  const position = { latitude: port.latitude, longitude: port.longitude };
  return isShown(position) ? position : null;
}

const isNear = (one: Position, other: Position) =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < minDistance;

/** Return where a position is on the map, in percent from its left and top edge. */
export const mapPercentOf = ({ latitude, longitude }: Position) => ({
  left: (100 * (longitude - mapArea.west)) / (mapArea.east - mapArea.west),
  top: (100 * (mapArea.north - latitude)) / (mapArea.north - mapArea.south),
});

/**
 * Place vessels on the map at their present ports, from west to east; ports too near to tell apart share a mark.
 * elsewhere: vessels whose port is unknown, has no position or is outside the map.
 */
export function placesOf(lanes: readonly FleetLane[]): { places: MapPlace[]; elsewhere: FleetLane[] } {
  const places: MapPlace[] = [];
  const elsewhere: FleetLane[] = [];
  for (const lane of lanes) {
    const position = positionOf(lane.port);
    if (!position || !lane.port) {
      elsewhere.push(lane);
      continue;
    }
    const near = places.find((place) => isNear(place, position));
    const place = near ?? { ...position, ports: [], lanes: [] };
    if (!near) places.push(place);
    place.lanes.push(lane);
    if (!place.ports.includes(lane.port.port)) place.ports.push(lane.port.port);
  }
  return { places: places.toSorted((one, other) => one.longitude - other.longitude), elsewhere };
}
