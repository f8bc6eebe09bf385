import { inLanguage } from "@/lib/platform/i18n/localized";
import { read } from "@/lib/platform/operation";
import { coursesOf } from "../form-version.queries";
import { courseOptions, listCoursesInput } from "./schema";
import { requestedForm } from "./requested-form.queries";

/** List the courses for the annex, of one category or all. Document 3 §7 @throws not-found */
export const listCourses = read({
  name: "appraisals.list-courses",
  access: "appraisals:view",
  input: listCoursesInput,
  output: courseOptions,
  async run({ db, now, locale }, { category, formId }) {
    const form = await requestedForm(db, formId, now);
    const formCourses = await coursesOf(db, form.id);
    return formCourses
      .filter((course) => category === undefined || course.category === category)
      .map((course) => ({
        ...course,
        id: course.no,
        description: inLanguage(locale, { en: course.name, id: course.nameId }),
      }));
  },
});
