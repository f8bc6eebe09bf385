import { mapArea, mapPercentOf, placesOf } from "./map.rules";
import type { FleetLane } from "./schema";

const lane = (vesselName: string, port: FleetLane["port"]): FleetLane => ({
  vesselId: vesselName.length,
  vesselName,
  vesselTypeId: 1,
  vesselType: "Tug Boat",
  vesselTypeNameId: "Kapal Tunda",
  principal: null,
  operationArea: null,
  crewOnBoard: 0,
  inHandover: 0,
  seats: 0,
  vacantSeats: [],
  port,
  nextPort: null,
  uncovered: [],
  changes: [],
  handovers: [],
  documents: [],
});
const samarinda = { portId: 1, port: "Samarinda", latitude: -0.5, longitude: 117.15 };
const muaraBerau = { portId: 2, port: "Muara Berau Anchorage", latitude: -0.3, longitude: 117.6 };
const dumai = { portId: 3, port: "Dumai", latitude: 1.69, longitude: 101.46 };
const nowhere = { portId: 4, port: "New jetty", latitude: null, longitude: null };
const hongKong = { portId: 5, port: "Hong Kong", latitude: 22.33, longitude: 114.12 };

test("ports too near to tell apart share a mark, from west to east", () => {
  const { places, elsewhere } = placesOf([lane("A", samarinda), lane("BB", dumai), lane("CCC", muaraBerau)]);
  expect(places.map(({ ports, lanes }) => [ports, lanes.map(({ vesselName }) => vesselName)])).toEqual([
    [["Dumai"], ["BB"]],
    [
      ["Samarinda", "Muara Berau Anchorage"],
      ["A", "CCC"],
    ],
  ]);
  expect(elsewhere).toEqual([]);
});

test("vessels without a port, a position or a place on the map are listed beside it", () => {
  const { places, elsewhere } = placesOf([lane("A", null), lane("BB", nowhere), lane("CCC", hongKong)]);
  expect(places).toEqual([]);
  expect(elsewhere.map(({ vesselName }) => vesselName)).toEqual(["A", "BB", "CCC"]);
});

test("the corners of the area are the corners of the map", () => {
  const { west, east, north, south } = mapArea;
  expect(mapPercentOf({ longitude: west, latitude: north })).toEqual({ left: 0, top: 0 });
  expect(mapPercentOf({ longitude: east, latitude: south })).toEqual({ left: 100, top: 100 });
});
