"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { GridSkeleton } from "@/components/ui/grid/skeleton";
import type { EditorProps } from "./editor";

const Editor = lazyDialog(() => import("./editor").then((module) => module.RateEditor));

/** The sheet, whose code and texts are fetched when it is opened. */
export const EditorFrame = (props: EditorProps) => <Editor {...props} meanwhile={<GridSkeleton rows={10} />} />;
