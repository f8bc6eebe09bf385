"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/layout/button";
import { courseCategories } from "@/db/enums/appraisals";
import type { Draft, DraftValues, TrainingValue } from "../draft/draft";
import { LabelledTextField } from "../labelled-text-field";
import { useOwnLanguage } from "../use-labels";

type Annex = Pick<DraftValues, "courseRank" | "trainingList">;
type Props = {
  draft: Draft;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (annex: Partial<Annex>) => void;
};

/** Course rows per page. Document 3 §9 */
const pageSize = 5;
const maxTextLength = 500;

/** Edit the annex: course group and recommended courses with reasons. Document 3 §2 */
export function AnnexFields({ draft, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.annex");
  const categories = useTranslations("appraisals.categories");
  const inOwnLanguage = useOwnLanguage();
  const id = useId();
  const [page, setPage] = useState(0);
  const { values, form } = draft;
  const { courseRank, trainingList } = values;
  const courses = form.trainingOptions.filter(({ category }) => category === courseRank);
  const pages = Math.max(1, Math.ceil(courses.length / pageSize));
  const at = Math.min(page, pages - 1);
  const toggle = (no: string, name: string) => {
    const isChosen = trainingList.some((item) => item.no === no);
    const rest = trainingList.filter((item) => item.no !== no);
    onChange({ trainingList: isChosen ? rest : [...rest, { no, name, reason: "", comment: "" }] });
  };
  return (
    <section className="appr-part" id="annex">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <div className="appr-card">
        <div className="appr-field">
          <label htmlFor={id}>{t("courseRank")}</label>
          <select
            id={id}
            data-path="courseRank"
            value={courseRank}
            disabled={isOff}
            onChange={(event) => {
              setPage(0);
              onChange({ courseRank: event.target.value });
            }}
          >
            {courseCategories.map((category) => (
              <option key={category} value={category}>
                {categories(category)}
              </option>
            ))}
          </select>
        </div>
        <div role="group" aria-label={t("courses")} className="appr-add">
          {courses.length === 0 ? <small className="appr-help">{t("noCourses")}</small> : null}
          {courses.slice(at * pageSize, (at + 1) * pageSize).map(({ no, name, nameId }) => (
            <label key={no} className="appr-course">
              <input
                type="checkbox"
                checked={trainingList.some((item) => item.no === no)}
                disabled={isOff}
                onChange={() => toggle(no, name)}
              />
              <span>{inOwnLanguage(name, nameId)}</span>
            </label>
          ))}
          {pages > 1 ? (
            <div className="appr-pages">
              <span>{t("page", { page: at + 1, pages })}</span>
              <Button onClick={() => setPage(at - 1)} disabled={at === 0} height="touch">
                {t("previous")}
              </Button>
              <Button onClick={() => setPage(at + 1)} disabled={at === pages - 1} height="touch">
                {t("next")}
              </Button>
            </div>
          ) : null}
        </div>
        {trainingList.length > 0 ? (
          <Chosen
            list={trainingList}
            nameOf={({ no, name }) => {
              const course = form.trainingOptions.find((option) => option.no === no);
              return course ? inOwnLanguage(course.name, course.nameId) : name;
            }}
            wrong={wrong}
            isOff={isOff}
            onChange={(next) => onChange({ trainingList: next })}
          />
        ) : null}
      </div>
    </section>
  );
}

type ChosenProps = Pick<Props, "wrong" | "isOff"> & {
  list: TrainingValue[];
  nameOf: (item: TrainingValue) => string;
  onChange: (list: TrainingValue[]) => void;
};

/** List the recommended courses, each with reason and comment. */
function Chosen({ list, nameOf, wrong, isOff, onChange }: ChosenProps) {
  const t = useTranslations("appraisal-form.annex");
  const replaceItem = (item: TrainingValue) => onChange(list.map((entry) => (entry.no === item.no ? item : entry)));
  return (
    <div>
      <h3>{t("chosen", { count: list.length })}</h3>
      <ol className="appr-lines">
        {list.map((item, index) => {
          const name = nameOf(item);
          return (
            <li key={item.no}>
              <div className="appr-ask">
                <b>{index + 1}</b>
                <span>{name}</span>
              </div>
              <div className="appr-grid">
                <LabelledTextField
                  path={`trainingList.${index}.reason`}
                  label={t("reason")}
                  value={item.reason}
                  wrong={wrong(`trainingList.${index}.reason`)}
                  maxLength={maxTextLength}
                  isOff={isOff}
                  onChange={(reason) => replaceItem({ ...item, reason })}
                />
                <LabelledTextField
                  path={`trainingList.${index}.comment`}
                  label={t("comment")}
                  value={item.comment}
                  wrong={wrong(`trainingList.${index}.comment`)}
                  maxLength={maxTextLength}
                  isOff={isOff}
                  onChange={(comment) => replaceItem({ ...item, comment })}
                />
              </div>
              {isOff ? null : (
                <div className="appr-add">
                  <Button
                    color="inherit"
                    height="touch"
                    aria-label={t("removeOf", { name })}
                    onClick={() => onChange(list.filter(({ no }) => no !== item.no))}
                  >
                    {t("remove")}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
