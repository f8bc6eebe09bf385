"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../layout/button";
import { Dialog } from "../feedback/dialog";
import styles from "./keys.module.css";
import { singleKeys } from "./pressed-key";

const groups = {
  anywhere: { search: ["/"], previous: ["["], next: ["]"], keys: ["?"] },
  lists: { down: ["j", "↓"], up: ["k", "↑"], open: ["Enter"], peek: ["Space"], closePeek: ["Esc"], choose: ["x"] },
} as const;
const anywhere = ["search", "previous", "next", "keys"] as const;
const lists = ["down", "up", "open", "peek", "closePeek", "choose"] as const;

/** Lists the keyboard shortcuts, and turns single-key shortcuts on or off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell.keys");
  const titleId = useId();
  const [on, setOn] = useState(() => singleKeys.areOn());
  const turn = (next: boolean) => {
    setOn(next);
    singleKeys.turn(next);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t("title")}</DialogTitle>
      <DialogContent>
        <div className={styles.groups}>
          <section>
            <h3>{t("anywhere.title")}</h3>
            <dl>
              {anywhere.map((name) => (
                <Line key={name} keys={groups.anywhere[name]} what={t(`anywhere.${name}`)} />
              ))}
            </dl>
          </section>
          <section>
            <h3>{t("lists.title")}</h3>
            <dl>
              {lists.map((name) => (
                <Line key={name} keys={groups.lists[name]} what={t(`lists.${name}`)} />
              ))}
            </dl>
          </section>
        </div>
        <label className={styles.single}>
          <input type="checkbox" checked={on} onChange={(event) => turn(event.target.checked)} />
          {t("single")}
        </label>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
