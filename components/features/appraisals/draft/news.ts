"use client";

/** What one tab tells the others of this browser about a draft: its name and nothing of what it says. */
type News = { id: string; what: "saved" | "gone" };

const channel = "nakhoda-drafts";

/** Tells the other tabs. */
export function tell(news: News) {
  if (typeof BroadcastChannel === "undefined") return;
  const line = new BroadcastChannel(channel);
  line.postMessage(news);
  line.close();
}

/** Hears what other tabs did until the answer is called. */
export function hear(heard: (news: News) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const line = new BroadcastChannel(channel);
  // Only this module speaks on it.
  line.onmessage = ({ data }: MessageEvent<News>) => heard(data);
  return () => line.close();
}
