"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useUploadSettings } from "./upload-context";
import { fileProblem, maximumFileBytes, megabytes, typeOf } from "./file-rules";
import { uploadFile, type UploadedFile, type UploadRefusal } from "./send-file";
import { useReportUpload } from "@/components/ui/form/upload-tracker";

type State = {
  phase: "idle" | "preparing" | "sending";
  percent: number;
  name: string;
  error: string | null;
  notice: string | null;
  retry: (() => void) | null;
};
const idle: State = { phase: "idle", percent: 0, name: "", error: null, notice: null, retry: null };

type Options = { accepted: readonly string[]; current: UploadedFile | null; onUploaded: (file: UploadedFile) => void };

/** Load the image library only when a photo exceeds the limit. */
async function shrinkToFit(file: File): Promise<File> {
  if (file.size <= maximumFileBytes || !typeOf(file).startsWith("image/")) return file;
  const code = await import("./shrink-image").catch(() => null);
  return code ? code.shrinkImage(file) : file;
}

export function useUpload({ accepted, current, onUploaded }: Options) {
  const t = useTranslations("files");
  const settings = useUploadSettings();
  const report = useReportUpload();
  const [state, setState] = useState(idle);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const isBusy = state.phase !== "idle";
  useEffect(() => {
    if (!isBusy) return;
    report(true);
    return () => report(false);
  }, [isBusy, report]);

  const errorText = ({ status, message }: UploadRefusal) =>
    message ?? (status === 0 ? t("uploadOffline") : t("uploadFailed", { status }));

  async function send(file: File, notice: string | null) {
    const controller = new AbortController();
    abort.current = controller;
    setState({ ...idle, phase: "sending", name: file.name, notice });
    const onProgress = (percent: number) => setState((before) => ({ ...before, percent }));
    const outcome = await uploadFile({
      url: settings.uploadUrl,
      fileType: settings.fileType,
      file,
      replaces: current?.fileId,
      onProgress,
      signal: controller.signal,
    });
    if (controller.signal.aborted) return;
    if (outcome.ok) {
      setState({ ...idle, notice });
      onUploaded(outcome.file);
      return;
    }
    const retry = () => void send(file, notice);
    const isHandled = settings.onRefused?.(outcome.refusal, retry) ?? false;
    setState({ ...idle, name: file.name, error: isHandled ? null : errorText(outcome.refusal), retry });
  }

  async function take(file: File) {
    setState({ ...idle, phase: "preparing", name: file.name });
    const typeProblem = fileProblem({ ...nameAndType(file), size: Math.min(file.size, 1) }, accepted);
    const ready = typeProblem ? file : await shrinkToFit(file);
    const problem = typeProblem ?? fileProblem(ready, accepted);
    if (problem)
      return setState({ ...idle, error: problem.key === "tooLarge" ? t("tooLarge", problem.values) : t("wrongType") });
    await send(
      ready,
      ready === file ? null : t("shrunk", { before: megabytes(file.size), after: megabytes(ready.size) }),
    );
  }

  const cancel = () => {
    abort.current?.abort();
    setState(idle);
  };
  return { ...state, take, cancel, clear: () => setState(idle) };
}

export type Upload = ReturnType<typeof useUpload>;

const nameAndType = ({ name, type }: File) => ({ name, type });
