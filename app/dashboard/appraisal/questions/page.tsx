import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FormActions } from "@/components/features/appraisals/forms/actions";
import { EditorFrame } from "@/components/features/appraisals/forms/editor-frame";
import { NewVersion } from "@/components/features/appraisals/forms/new-version";
import { FormShown } from "@/components/features/appraisals/forms/shown";
import { FormsStyles } from "@/components/features/appraisals/forms/styles";
import { FormVersions, type ListedForm } from "@/components/features/appraisals/forms/versions";
import { PageHeader } from "@/components/ui/layout/page-header";
import { listInstead } from "@/components/ui/list/list-instead";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { getForm } from "@/lib/features/appraisals/forms/get-form";
import { listForms } from "@/lib/features/appraisals/forms/list-forms";
import { formatDate } from "@/lib/platform/calendar/dates";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { signedIn } from "../../signed-in";
import { AreaTabs } from "../area-tabs";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("appraisal-lists.questions"))("title") };
}

/** Return the requested version, else the current one, else the newest. */
const chosenOf = (rows: ListedForm[], asked: string) =>
  rows.find(({ id }) => String(id) === asked) ?? rows.find(({ standing }) => standing === "in-force") ?? rows[0];

/** The appraisal questions and courses by effective date. product 5.5b */
export default async function QuestionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, t, lists, shell, locale] = await Promise.all([
    signedIn("appraisals:forms"),
    searchParams,
    getTranslations("appraisal-lists.questions"),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
    getLocale(),
  ]);
  const language = locale === "id" ? "id" : "en";
  const listed = await attempt(load(listForms, {}));
  const rows = listed?.rows ?? [];
  const chosen = chosenOf(rows, valueOf(params, "version"));
  const version = chosen ? await attempt(load(getForm, { id: chosen.id })) : null;
  const from = rows.map(({ id, effectiveFrom }) => ({ id, date: formatDate(effectiveFrom, language) }));
  const isEditing = valueOf(params, "edit") === "1" && (version?.allowedActions.includes("save") ?? false);
  const instead = listInstead(listed?.rows, {
    title: t("none"),
    text: t("lead"),
    otherwise: <NewVersion from={[]} />,
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
        action={from.length > 0 && !isEditing ? <NewVersion from={from} /> : null}
      />
      <AreaTabs user={user} current="questions" />
      {instead ?? (
        <div className="apprq" data-editing={isEditing || undefined}>
          {isEditing ? null : <FormVersions rows={rows} currentId={chosen?.id} />}
          {version && isEditing ? (
            <EditorFrame key={`${version.id}.${version.version}`} version={version} backTo={`?version=${version.id}`} />
          ) : null}
          {version && !isEditing ? (
            <FormShown
              version={version}
              actions={
                <FormActions
                  key={version.id}
                  subject={{
                    id: version.id,
                    version: version.version,
                    date: formatDate(version.effectiveFrom, language),
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
