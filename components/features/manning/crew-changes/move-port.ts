import { travelOn } from "@/lib/features/manning/crew-changes/move-dates.rules";
import type { CrewChange } from "@/lib/features/manning/crew-changes/schema";
import { movePortCallAction, previewPortCallAction } from "@/lib/features/scheduling/port-calls/actions";

type Travel = ReturnType<typeof travelOn>[number];
/** Result of setting the port: schedules changed, people without a schedule, and the refusal if any. */
export type PortResult = { moved: number; without: number; refusal: string | null };

/** Group people who travel the same way on the same day. */
function callsOf(travels: readonly Travel[]) {
  const calls = new Map<string, { usage: Travel["usage"]; date: string; people: number[] }>();
  for (const { usage, date, crewId } of travels) {
    const key = `${usage} ${date}`;
    calls.set(key, { usage, date, people: [...(calls.get(key)?.people ?? []), crewId] });
  }
  return [...calls.values()];
}

/** Set the travel port of everyone in a crew change who has a schedule, and count those without one. product 2.11 */
export async function movePort(
  vesselId: number,
  {
    changes,
    day,
    portId,
    failed,
  }: { changes: readonly CrewChange[]; day: string; portId: string | number; failed: string },
): Promise<PortResult> {
  const result: PortResult = { moved: 0, without: 0, refusal: null };
  for (const { usage, date, people } of callsOf(changes.flatMap((change) => travelOn(change, day)))) {
    const call = { vesselId, usage, date, portId };
    const preview = await previewPortCallAction({ ...call, schedules: [] }).catch(() => null);
    if (!preview?.ok) return { ...result, refusal: preview?.message ?? failed };
    const going = preview.data.rows.filter(({ crewId }) => people.includes(crewId));
    result.without += people.length - going.length;
    if (going.length === 0) continue;
    const against = going.find((person) => person.against !== null);
    if (against) return { ...result, refusal: `${against.name}: ${against.against}` };
    const schedules = going.map(({ employeeSchedulingId: id, version }) => ({ id, version }));
    const moved = await movePortCallAction({ ...call, schedules }).catch(() => null);
    if (!moved?.ok) return { ...result, refusal: moved?.message ?? failed };
    result.moved += going.length;
  }
  return result;
}
