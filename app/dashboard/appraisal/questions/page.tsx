import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FormActions } from "@/components/features/appraisals/forms/actions";
import { EditorFrame } from "@/components/features/appraisals/forms/editor-frame";
import { NewVersionButton } from "@/components/features/appraisals/forms/new-version-button";
import { FormView } from "@/components/features/appraisals/forms/view";
import { FormsStyles } from "@/components/features/appraisals/forms/styles";
import { FormVersions, type ListedForm } from "@/components/features/appraisals/forms/versions";
import { PageHeader } from "@/components/ui/layout/page-header";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getForm } from "@/lib/features/appraisals/forms/get-form";
import { listForms } from "@/lib/features/appraisals/forms/list-forms";
import { formatDate } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../access/require-user";
import { AreaTabs } from "../area-tabs";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("appraisal-lists.questions"))("title") };
}

/** Return the requested version, else the current one, else the newest. */
const selectedVersionOf = (rows: ListedForm[], query: string) =>
  rows.find(({ id }) => String(id) === query) ??
  rows.find(({ standing: versionStatus }) => versionStatus === "in-force") ??
  rows[0];

/** The appraisal questions and courses by effective date. product 5.5b */
export default async function QuestionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, t, lists, shell, locale] = await Promise.all([
    requireUser("appraisals:forms"),
    searchParams,
    getTranslations("appraisal-lists.questions"),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const versionList = await orNull(load(listForms, {}));
  const rows = versionList?.rows ?? [];
  const selected = selectedVersionOf(rows, valueOf(params, "version"));
  const version = selected ? await orNull(load(getForm, { id: selected.id })) : null;
  const from = rows.map(({ id, effectiveFrom }) => ({ id, date: formatDate(effectiveFrom, locale) }));
  const isEditing = valueOf(params, "edit") === "1" && (version?.allowedActions.includes("save") ?? false);
  const emptyState = emptyStateOf(versionList?.rows, {
    title: t("none"),
    text: t("lead"),
    fallback: <NewVersionButton from={[]} />,
  });
  return (
    <>
      <FormsStyles />
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: lists("title"), href: "/dashboard/appraisal" },
        ]}
        title={t("title")}
        {...(isEditing ? {} : { lead: t("lead"), isLeadWide: true })}
        action={from.length > 0 && !isEditing ? <NewVersionButton from={from} /> : null}
      />
      <AreaTabs user={user} current="questions" />
      {emptyState ?? (
        <div className="apprq" data-editing={isEditing || undefined}>
          {isEditing ? null : <FormVersions rows={rows} currentId={selected?.id} />}
          {version && isEditing ? (
            <EditorFrame key={`${version.id}.${version.version}`} version={version} backTo={`?version=${version.id}`} />
          ) : null}
          {version && !isEditing ? (
            <FormView
              version={version}
              actions={
                <FormActions
                  key={version.id}
                  subject={{
                    id: version.id,
                    version: version.version,
                    date: formatDate(version.effectiveFrom, locale),
                    questions: version.mandatory.length + version.additional.length,
                    courses: version.courses.length,
                  }}
                  allowed={version.allowedActions}
                  from={from}
                />
              }
            />
          ) : null}
        </div>
      )}
    </>
  );
}
