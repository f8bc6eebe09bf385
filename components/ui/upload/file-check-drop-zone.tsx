"use client";

import { useRef, useState, type ReactNode } from "react";

type Texts = Record<"choose" | "drop" | "checking" | "offline" | "tooLarge", string>;
type CheckedFile<V> = { name: string; verdict?: V; problem?: string };
type Props<V> = {
  id: string;
  /** Value of the input's accept attribute: ".pdf,.png". */
  accept: string;
  texts: Texts;
  /** Checks a file. An exception shows the offline message. */
  judge: (file: File) => Promise<V>;
  result: (verdict: V, name: string) => ReactNode;
};

const maxBytes = 20_000_000;

/** Inline styles, because the stylesheet of all pages has no room for them. */
const css = `
.drop-zone { position: relative; display: grid; justify-items: center; gap: 6px; padding: 36px 20px; border: 2px dashed var(--hairline-strong); border-radius: var(--radius-large); background: var(--surface); text-align: center; }
.drop-zone[data-over="true"] { border-color: var(--action); background: var(--action-soft); }
.drop-zone:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
.drop-zone label { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 20px; border-radius: var(--radius); background: var(--action); color: var(--on-action); font-weight: 600; }
.drop-zone span { color: var(--ink-muted); }
.drop-zone input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
`;

/** Chooses or drops one file that is checked in the browser, and shows the result of the last one. */
export function FileCheckDropZone<V>({ id, accept, texts, judge, result }: Props<V>) {
  const [checkedFile, setCheckedFile] = useState<CheckedFile<V> | null>(null);
  const [isOver, setOver] = useState(false);
  const last = useRef<File | null>(null);

  async function look(file: File | undefined) {
    if (!file) return;
    const { name } = file;
    last.current = file;
    if (file.size > maxBytes) return setCheckedFile({ name, problem: texts.tooLarge });
    setCheckedFile({ name });
    const judgement = await judge(file).then(
      (verdict) => ({ name, verdict }),
      () => ({ name, problem: texts.offline }),
    );
    // Ignore the result when another file was dropped in the meantime.
    if (last.current === file) setCheckedFile(judgement);
  }
  return (
    <>
      <style href="drop-zone" precedence="medium">
        {css}
      </style>
      <div
        className="drop-zone"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void look(event.dataTransfer.files[0]);
        }}
      >
        <label htmlFor={id}>{texts.choose}</label>
        <span>{texts.drop}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={(event) => {
            void look(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <div role="status" aria-live="polite">
        {checkedFile ? <Result checkedFile={checkedFile} checking={texts.checking} result={result} /> : null}
      </div>
    </>
  );
}

type ResultProps<V> = { checkedFile: CheckedFile<V>; checking: string; result: Props<V>["result"] };

function Result<V>({ checkedFile: { name, verdict, problem }, checking, result }: ResultProps<V>) {
  if (verdict !== undefined) return result(verdict, name);
  return (
    <p>
      <strong>{problem ?? checking}</strong> {name}
    </p>
  );
}
