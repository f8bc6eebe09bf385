import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countOnBoard, onVacancy, toResponse, selectOnBoard } from "./queries";
import { listVesselCrewInput, vesselCrewPage } from "./schema";

/** List who is on board, handovers included, and the vacant seats, in order of rank. D2 §2 and §7. @throws not-found */
export const listVesselCrew = read({
  name: "vessels.list-crew",
  access: "vessels:view",
  input: listVesselCrewInput,
  output: vesselCrewPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const today = dayOf(now);
    const counted = countOnBoard(db, actor, vesselId, filterList);
    const total = counted.then((countRow) => countRow.total);
    const [page, { vacancies }] = await Promise.all([
      readPage(selectOnBoard(db, vesselId, filterList), total, { pageNumber, pageSize }),
      counted,
    ]);
    return {
      ...page,
      rows: page.rows.map((row) => toResponse(row, actor, today)),
      vacancies: vacancies.map((seat) => onVacancy(seat, actor, today)),
    };
  },
});
