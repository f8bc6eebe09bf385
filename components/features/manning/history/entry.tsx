import { useLocale, useTranslations } from "next-intl";
import { PacksTable } from "@/components/features/evidence/packs-table";
import { Link } from "@/components/ui/layout/link";
import type { SeatEvent, SeatHistoryEntry } from "@/lib/features/manning/history/schema";
import { apiSlotOf } from "@/db/enums/manning";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./history.module.css";

type Slot = SeatHistoryEntry["slot"];
const isEnded = (slot: Slot): slot is "history" | "cancelled" => slot === "history" || slot === "cancelled";

/** Return the label of a slot. */
function useSlotLabel() {
  const t = useTranslations("manning.slots");
  return (slot: Slot) => t(isEnded(slot) ? slot : apiSlotOf[slot]);
}

/** Describe an event as a sentence. */
function useEventSentence() {
  const t = useTranslations("seat-history.events");
  const language = useLocale();
  const word = useSlotLabel();
  const day = (value: string | null) => (value ? formatDate(value, language) : "");
  return ({ event, fromSlot, toSlot, effectiveOn, startDate, endDate }: SeatEvent) => {
    if (event === "dates-changed" || event === "extended") {
      const named = startDate && endDate ? "both" : startDate ? "start" : endDate ? "end" : "none";
      return t(`${event}.${named}`, { from: day(startDate), to: day(endDate) });
    }
    return t(event, {
      from: fromSlot ? word(fromSlot) : "",
      to: toSlot ? word(toSlot) : "",
      date: day(effectiveOn),
    });
  };
}

/** Show one person's time on a seat: dates, events in order, and the evidence of answers. */
export function HistoryEntry({ entry, mayOpenCrew }: { entry: SeatHistoryEntry; mayOpenCrew: boolean }) {
  const t = useTranslations("seat-history");
  const language = useLocale();
  const word = useSlotLabel();
  const sentence = useEventSentence();
  const { crewId, employeeFullName: name, events, packs, slot } = entry;
  const day = (value: string) => formatDate(value, language);
  const period = `${day(entry.onBoard ?? entry.startDate)} – ${day(entry.offBoard ?? entry.endDate)}`;
  return (
    <section className={styles.holding} id={`assignment-${entry.assignmentId}`}>
      <h2>
        {mayOpenCrew ? (
          <Link href={`/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule`} prefetch={false}>
            {name}
          </Link>
        ) : (
          name
        )}{" "}
        <span className={styles.muted}>{[entry.employeeIdNumber, word(slot), period].join(" · ")}</span>
      </h2>
      {events.length > 0 ? (
        <ol className={styles.events}>
          {events.map((happened) => (
            <li key={happened.id}>
              <time dateTime={happened.at.toISOString()}>{formatDate(happened.at, language, "instant")}</time>
              <span>
                {sentence(happened)}
                <span className={styles.muted}>
                  {happened.by ? ` · ${happened.by}` : null}
                  {happened.reason ? ` · ${happened.reason}` : null}
                </span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.muted}>{t("noEvents")}</p>
      )}
      {packs.length > 0 ? <PacksTable packs={packs} /> : null}
    </section>
  );
}
