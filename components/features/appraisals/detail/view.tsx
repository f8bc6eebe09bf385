import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { decisionNames } from "@/lib/features/appraisals/decisions.rules";
import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { scoreVariant, reviewVariant } from "../status-variants";
import { LazySaveFile } from "./lazy-save-file";
import { belowAverage } from "./below-average";
import { ReportViewStyles } from "./styles";

/** note: a message shown above the report. */
type Props = { found: AppraisalWithForm; note: string | null; actions: ReactNode };
type Detail = AppraisalWithForm["appraisalDetail"];

/** Show a report read-only: answers, deviations, status and available actions. Document 3 §2, §4 */
export async function ReportView({ found, note, actions }: Props) {
  const { appraisalDetail: detail } = found;
  const t = await getTranslations("appraisal-form.shown");
  const isForm = detail.flag === "Form";
  return (
    <div className="apprs">
      <ReportViewStyles />
      <div className="apprs-main">
        <Header detail={detail} />
        {isForm ? <Ratings found={found} /> : <Upload detail={detail} />}
        <Decisions detail={detail} />
        <Comments detail={detail} />
        {isForm ? <Training found={found} /> : null}
      </div>
      <aside className="apprs-side" aria-label={t("side")}>
        <ReportStatus found={found} />
        {note ? <p>{note}</p> : null}
        {actions}
        <History found={found} />
      </aside>
    </div>
  );
}

async function Header({ detail }: { detail: Detail }) {
  const [t, reasons, locale] = await Promise.all([
    getTranslations("appraisal-form.head"),
    getTranslations("appraisals.reasons"),
    getLocale(),
  ]);
  const day = (date: string | null) => (date ? formatDate(date, locale) : "–");
  const facts = [
    [t("seafarersName"), detail.seafarersName],
    [t("crewRank"), inLanguage(locale, { en: detail.crewRank, id: detail.crewRankNameId })],
    [t("vesselName"), detail.vesselName],
    [t("reportingPeriodFrom"), day(detail.reportingPeriodFrom)],
    [t("reportingPeriodTo"), day(detail.reportingPeriodTo)],
    [t("dateOfReport"), day(detail.dateOfReport)],
    [t("reasonForTheReport"), reasons(detail.reasonForTheReport)],
    [t("reportingOfficer"), detail.reportingOfficer],
    [t("reportingOfficerRank"), detail.reportingOfficerRank],
    [t("master"), detail.master],
    [t("dateOfBirth"), day(detail.dateOfBirth)],
    [t("nationality"), detail.nationality ?? "–"],
  ];
  return (
    <section>
      <h2>{t("title")}</h2>
      <dl className="apprs-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function Ratings({ found }: { found: AppraisalWithForm }) {
  const t = await getTranslations("appraisal-form.ratings");
  const { appraisalDetail: detail } = found;
  return (
    <section>
      <h2>{t("title")}</h2>
      <Lines found={found} lines={detail.seafarersRatingMandatory} kind="mandatory" />
      {detail.seafarersRatingAdditional.length > 0 ? (
        <>
          <h3>{t("additional")}</h3>
          <Lines found={found} lines={detail.seafarersRatingAdditional} kind="additional" />
        </>
      ) : null}
    </section>
  );
}

type LinesProps = {
  found: AppraisalWithForm;
  lines: Detail["seafarersRatingMandatory"];
  kind: "mandatory" | "additional";
};

/** Show each line with its score as text. Scores a point or more below the officer's average are marked. */
async function Lines({ found, lines, kind }: LinesProps) {
  const [t, scale, locale] = await Promise.all([
    getTranslations("appraisal-form.shown"),
    getTranslations("appraisals.scale"),
    getLocale(),
  ]);
  return (
    <ol className="apprs-lines">
      {lines.map((line) => {
        const askedQuestion = found[kind].find(({ sequenceNo }) => String(sequenceNo) === line.no);
        const label = inLanguage(locale, { en: line.label, id: askedQuestion?.labelId });
        const question = inLanguage(locale, { en: line.name, id: askedQuestion?.questionId });
        const below = belowAverage(line, found.average);
        return (
          <li key={line.no} data-below={below !== null || undefined}>
            <b className="apprs-no">{line.no}</b>
            <span className="apprs-question">
              <b>{label}</b>
              <small>{question}</small>
              {line.comment ? <q>{line.comment}</q> : null}
              {below !== null ? <small className="apprs-below">{t("belowMark")}</small> : null}
            </span>
            <span className="apprs-score" data-look={scoreVariant(line.score)}>
              {line.score === null
                ? t("averageNone")
                : t("averageOf", { score: line.score, word: scale(`${line.score}`) })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

async function Upload({ detail }: { detail: Detail }) {
  const [t, tLink] = await Promise.all([getTranslations("appraisal-form"), getTranslations("files.link")]);
  return (
    <section>
      <h2>{t("document.title")}</h2>
      <p>{t("shown.noLines")}</p>
      {detail.documentAppraisalId ? (
        <p>
          <LazySaveFile
            fileId={detail.documentAppraisalId}
            fileName={detail.documentAppraisalName ?? ""}
            texts={{ missingTitle: tLink("missingTitle"), missing: tLink("missing"), failed: tLink("failed") }}
          >
            {t("document.view")}: {detail.documentAppraisalName}
          </LazySaveFile>
        </p>
      ) : null}
    </section>
  );
}

async function Decisions({ detail }: { detail: Detail }) {
  const [t, names, tView] = await Promise.all([
    getTranslations("appraisal-form.decisions"),
    getTranslations("appraisals.decisions"),
    getTranslations("appraisal-form.shown"),
  ]);
  return (
    <section>
      <h2>{t("title")}</h2>
      <dl className="apprs-decisions">
        {decisionNames.map((name) => {
          const answer = detail[name];
          const reason = detail[`${name}Reason`];
          return (
            <div key={name}>
              <dt>{names(name)}</dt>
              <dd data-no={answer === false || undefined}>
                {answer === null ? tView("none") : t(answer ? "yes" : "no")}
                {reason ? <span>{reason}</span> : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

async function Comments({ detail }: { detail: Detail }) {
  const [t, tView] = await Promise.all([
    getTranslations("appraisal-form.comments"),
    getTranslations("appraisal-form.shown"),
  ]);
  return (
    <section>
      <h2>{t("title")}</h2>
      <p className="apprs-text">{detail.generalComments ?? tView("none")}</p>
    </section>
  );
}

async function Training({ found: { appraisalDetail: detail, trainingOptions } }: { found: AppraisalWithForm }) {
  const [t, tView, categories, locale] = await Promise.all([
    getTranslations("appraisal-form.annex"),
    getTranslations("appraisal-form.shown"),
    getTranslations("appraisals.categories"),
    getLocale(),
  ]);
  const courseOf = (no: string) => (locale === "id" ? trainingOptions.find((course) => course.no === no) : undefined);
  return (
    <section>
      <h2>{t("title")}</h2>
      {detail.courseRank ? (
        <p>
          {t("courseRank")}: <b>{categories(detail.courseRank)}</b>
        </p>
      ) : null}
      {detail.trainingList.length === 0 ? (
        <p>{tView("none")}</p>
      ) : (
        <ol className="apprs-courses">
          {detail.trainingList.map(({ no, name, reason, comment }) => (
            <li key={no}>
              {courseOf(no)?.nameId ?? name}
              {[reason, comment].filter(Boolean).map((text) => (
                <small key={text}>{text}</small>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Show the report's status, its average and the comparison with the officer's average. */
async function ReportStatus({ found }: { found: AppraisalWithForm }) {
  const [t, tShell, sign, locale] = await Promise.all([
    getTranslations("appraisal-form.shown"),
    getTranslations("appraisals"),
    getTranslations("appraisal-form.countersign"),
    getLocale(),
  ]);
  const { appraisalDetail: detail, average, reviewedBy, reviewedAt } = found;
  const score = detail.seafarersRatingMandatoryAverageScore;
  const isApproved = detail.reviewStatus === "Approved";
  return (
    <section className="apprs-standing">
      {detail.reviewStatus ? (
        <StatusBadge
          status={reviewVariant[detail.reviewStatus]}
          label={tShell(`reviewStatus.${detail.reviewStatus}`)}
        />
      ) : null}
      <p className="apprs-average">
        <small>{t("average")}</small>
        <b data-average={score ?? ""}>
          {score === null ? t("averageNone") : t("averageOf", { score, word: tShell(`scale.${score}`) })}
        </b>
      </p>
      {average ? (
        <p>
          {t("officerAverage", {
            officer: detail.reportingOfficer,
            mean: average.mean.toLocaleString(inLanguage(locale, { en: "en-GB", id: "id-ID" })),
            count: average.reports,
          })}
        </p>
      ) : null}
      {detail.revisionNumber > 0 ? (
        <p>
          {t("revisions")}: {detail.revisionNumber}
        </p>
      ) : null}
      {detail.flag === "Form" ? <p>{t("formOf", { date: formatDate(found.formEffectiveFrom, locale) })}</p> : null}
      {reviewedBy && reviewedAt ? (
        <p>{t("reviewed", { name: reviewedBy, date: formatDate(reviewedAt, locale) })}</p>
      ) : null}
      {isApproved ? (
        <p>{detail.countersignedAt ? sign("at", { date: formatDate(detail.countersignedAt, locale) }) : sign("not")}</p>
      ) : null}
      {detail.seafarerComment ? (
        <p>
          {sign("seafarer")}: <q>{detail.seafarerComment}</q>
        </p>
      ) : null}
    </section>
  );
}

async function History({ found: { history } }: { found: AppraisalWithForm }) {
  const [t, locale] = await Promise.all([getTranslations("appraisal-form.shown"), getLocale()]);
  if (history.length === 0) return null;
  return (
    <section>
      <h2>{t("history")}</h2>
      <ol className="apprs-history">
        {history.toReversed().map(({ event, at, by, reason }) => (
          <li key={`${event} ${at.toISOString()}`}>
            <b>{t(`events.${event}`)}</b>
            <small>
              {formatDate(at, locale, "instant")}
              {by ? ` · ${by}` : ""}
            </small>
            {reason ? <span>{reason}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
