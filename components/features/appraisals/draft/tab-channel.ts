"use client";

/** A message to other tabs about a draft: its id and the event, without content. */
type DraftChange = { id: string; what: "saved" | "gone" };

const channel = "nakhoda-drafts";

/** Broadcast a draft change to other tabs. */
export function broadcastDraftChange(change: DraftChange) {
  if (typeof BroadcastChannel === "undefined") return;
  const line = new BroadcastChannel(channel);
  line.postMessage(change);
  line.close();
}

/** Subscribe to draft changes of other tabs. @returns the unsubscribe function */
export function onDraftChange(listener: (change: DraftChange) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const line = new BroadcastChannel(channel);
  // Only this module posts to the channel.
  line.onmessage = ({ data }: MessageEvent<DraftChange>) => listener(data);
  return () => line.close();
}
