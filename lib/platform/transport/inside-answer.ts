import { callNames } from "@/db/enums/call-names";

const insideNames = new Map(Object.entries(callNames).map(([inside, written]) => [written, inside]));

/** Rename the keys of a call's answer, at every depth, to the names used inside. For browsers that make a call. */
export function insideAnswer<T>(answer: T): T;
export function insideAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((entry: unknown) => insideAnswer(entry));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [insideNames.get(key) ?? key, insideAnswer<unknown>(value)]),
  );
}
