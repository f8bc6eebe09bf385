"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import {
  candidatePageSize,
  type Candidate,
  type Category,
  type WantedSeat,
} from "@/lib/features/manning/candidates/schema";
import { minimumKeyword } from "@/lib/platform/list/minimum-keyword";
import { CandidateRow } from "./row";
import styles from "./candidates.module.css";
import { CategoryTabs } from "./category-tabs";
import { OpenSlotDescription } from "./open-slot-description";
import { useCandidates, type CandidateSlot } from "./use-candidates";

const searchDelayMilliseconds = 800;
/** The selected table, search and page; preserved while a candidate is open. */
export type ListPosition = { category: Category; filterList: string; pageNumber: number };

type Props = {
  slot: CandidateSlot;
  listPosition: ListPosition;
  onListPosition: (listPosition: ListPosition) => void;
  mayOpenCrew: boolean;
  onChoose: (seat: WantedSeat, candidate: Candidate) => void;
  onClose: () => void;
};

/** Return the page size: one candidate on phones. */
const pageSizeForScreen = () => (window.matchMedia?.("(max-width: 48em)").matches ? 1 : candidatePageSize);

/** Show the three candidate tables, best fit first. D2 §2, §9 */
export function CandidateList({ slot, listPosition, onListPosition, mayOpenCrew, onChoose, onClose }: Props) {
  const t = useTranslations("candidates.dialog");
  const shell = useTranslations("shell");
  const panelId = useId();
  const [pageSize] = useState(pageSizeForScreen);
  const { body, isHere, failure, again } = useCandidates(slot, { ...listPosition, pageSize });
  const rows = body?.data ?? [];
  const failed = body ? t("listFailed") : (failure?.message ?? t("fetchFailed"));
  return (
    <>
      <DialogContent dividers className={styles.content}>
        {body ? <OpenSlotDescription seat={body.seat} /> : failure ? null : <div className={styles.hole} />}
        <div className={styles.tools}>
          <CategoryTabs
            current={listPosition.category}
            counts={body?.counts ?? null}
            onChoose={(category) => onListPosition({ ...listPosition, category, pageNumber: 1 })}
            panelId={panelId}
          />
          <Search
            value={listPosition.filterList}
            onSearch={(filterList) => onListPosition({ ...listPosition, filterList, pageNumber: 1 })}
          />
        </div>
        <div id={panelId} role="tabpanel" aria-label={t(`categories.${listPosition.category}`)} aria-busy={!isHere}>
          {failure ? (
            <Alert severity="error" action={<Button onClick={again}>{t("again")}</Button>}>
              {failed}
            </Alert>
          ) : null}
          {!body && !failure ? <p className={styles.waiting}>{t("looking")}</p> : null}
          {body && isHere && rows.length === 0 ? <EmptyCandidates {...listPosition} /> : null}
          {failure
            ? null
            : rows.map((candidate) => (
                <CandidateRow
                  key={candidate.id}
                  candidate={candidate}
                  mayOpenCrew={mayOpenCrew}
                  action={
                    <Button
                      size="small"
                      variant="outlined"
                      height="touch-32"
                      disabled={!isHere}
                      aria-label={t("chooseOf", { name: candidate.fullName })}
                      onClick={() => (body ? onChoose(body.seat, candidate) : undefined)}
                    >
                      {t("choose")}
                    </Button>
                  }
                />
              ))}
        </div>
      </DialogContent>
      <DialogActions className={styles.verbs}>
        <Pages
          total={body?.totalItem ?? 0}
          pageNumber={listPosition.pageNumber}
          pageSize={pageSize}
          onTurn={(pageNumber) => onListPosition({ ...listPosition, pageNumber })}
        />
        <Button height="touch" onClick={onClose}>
          {shell("cancel")}
        </Button>
      </DialogActions>
    </>
  );
}

/** Show that no candidate was found, with the next action. */
function EmptyCandidates({ category, filterList }: ListPosition) {
  const t = useTranslations("candidates.dialog");
  return (
    <div className={styles.nobody}>
      <strong>{t("empty")}</strong>
      <p>{filterList ? t("noneNamed", { keyword: filterList }) : t(`emptyText.${category}`)}</p>
    </div>
  );
}

/** Search from three letters on, after a short delay. */
function Search({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const t = useTranslations("candidates.dialog");
  const [draft, setDraft] = useState(value);
  const keyword = draft.trim().length >= minimumKeyword ? draft.trim() : "";
  useEffect(() => {
    if (keyword === value) return;
    const timer = setTimeout(() => onSearch(keyword), searchDelayMilliseconds);
    return () => clearTimeout(timer);
    // Only the typed keyword starts a new search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keyword]);
  return (
    <input
      type="search"
      className={styles.search}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      placeholder={t("search")}
      aria-label={t("search")}
      maxLength={200}
    />
  );
}

type PagesProps = { total: number; pageNumber: number; pageSize: number; onTurn: (pageNumber: number) => void };

function Pages({ total, pageNumber, pageSize, onTurn }: PagesProps) {
  const t = useTranslations("shell.list");
  const format = useFormatter();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (pageNumber - 1) * pageSize + 1;
  const step = (icon: "left" | "right", label: string, target: number) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      disabled={target < 1 || target > last}
      onClick={() => onTurn(target)}
    >
      <Icon name={icon} />
    </button>
  );
  if (total <= pageSize) return <span className={styles.pages} />;
  return (
    <nav aria-label={t("pages")} className={styles.pages}>
      {step("left", t("previous"), pageNumber - 1)}
      <span>
        {t("range", {
          from: format.number(from),
          to: format.number(Math.min(total, pageNumber * pageSize)),
          total: format.number(total),
        })}
      </span>
      {step("right", t("next"), pageNumber + 1)}
    </nav>
  );
}
