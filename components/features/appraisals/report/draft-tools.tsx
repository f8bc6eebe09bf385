"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import { readDraftFile } from "../draft/read-draft-file";
import { saveDraftAsFile } from "../draft/save-as-file";
import type { Draft, DraftValues } from "../draft/draft";
import type { DraftHandle } from "../draft/use-draft";
import { NativeConfirmDialog } from "../confirm-dialog";

type Props = { inHand: DraftHandle; draft: Draft; isOff: boolean; onOpened: (values: DraftValues) => void };

/** Save, load, print or delete a draft, for a shared, cleared or broken device. */
export function DraftTools({ inHand, draft, isOff, onOpened }: Props) {
  const t = useTranslations("appraisal-form.tools");
  const tShell = useTranslations("shell");
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const open = async (file: File) => {
    const values = readDraftFile(await file.text(), draft);
    if (!values) return toast({ severity: "error", text: t("otherFile") });
    onOpened(values);
    toast({ severity: "success", text: t("opened", { name: file.name }) });
  };
  return (
    <section className="appr-part appr-add" aria-label={t("label")}>
      <p>{t("lead")}</p>
      <div className="appr-two">
        <Button onClick={() => saveDraftAsFile(draft)} startIcon={<Icon name="download" />} height="touch">
          {t("saveFile")}
        </Button>
        <Button onClick={() => input.current?.click()} startIcon={<Icon name="file" />} height="touch" disabled={isOff}>
          {t("openFile")}
        </Button>
        <Button onClick={() => window.print()} startIcon={<Icon name="print" />} height="touch">
          {t("print")}
        </Button>
        {inHand.keeping.state === "saved" ? (
          <Button
            color="error"
            onClick={() => setAsking(true)}
            startIcon={<Icon name="delete" />}
            height="touch"
            disabled={isOff}
          >
            {t("delete")}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("openFile")}
        accept=".json,application/json"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen) void open(chosen);
        }}
      />
      {isAsking ? (
        <NativeConfirmDialog
          title={t("deleteTitle")}
          text={t("deleteText")}
          confirm={t("delete")}
          cancel={tShell("cancel")}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void inHand.startAgain();
          }}
        />
      ) : null}
    </section>
  );
}
