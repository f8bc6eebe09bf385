import { ConflictsSection } from "@/components/features/crew/conflicts/section";
import { SuitabilityEntries } from "@/components/features/suitability/entries-of-person";
import { ListError } from "@/components/ui/list/list-error";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { listConflicts } from "@/lib/features/crew/conflicts/list-conflicts";
import { listSuitabilityEntries } from "@/lib/features/suitability/list-suitability-entries";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";

/** Show the person's register entries, and to staff their conflicts. Document 2 §2, product 2.5 and 5.4 */
export async function SuitabilityTab({ person, isOwn }: { person: CrewDetail; isOwn: boolean }) {
  const seesConflicts = !isOwn && person.fieldClasses.includes("suitability");
  const [page, conflicts] = await Promise.all([
    orNull(load(listSuitabilityEntries, { crewId: person.id, pageSize: 50 })),
    seesConflicts ? orNull(load(listConflicts, { crewId: person.id })) : null,
  ]);
  return (
    <>
      {page ? (
        <SuitabilityEntries
          crewId={person.id}
          name={person.fullName}
          entries={page.rows}
          actions={person.allowedActions}
          isOwn={isOwn}
        />
      ) : (
        <ListError />
      )}
      {conflicts ? (
        <ConflictsSection rows={conflicts} writes={person.allowedActions.includes("write-suitability")} />
      ) : seesConflicts ? (
        <ListError />
      ) : null}
    </>
  );
}
