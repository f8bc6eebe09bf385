"use client";

import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { GridSkeleton } from "@/components/ui/grid/skeleton";
import type { EditorProps } from "./editor";

const Editor = lazyDialog(() => import("./editor").then((module) => module.FormEditor));

/** The sheets, whose code and texts are fetched when they are opened. */
export const EditorFrame = (props: EditorProps) => <Editor {...props} meanwhile={<GridSkeleton rows={10} />} />;
