"use client";

import { useEffect, useRef, useState } from "react";
import type { Outcome } from "../draft/send-to-server";
import type { Draft } from "../draft/draft";
import { draftStatusAfter, type SendState } from "../draft/status";
import type { DraftHandle } from "../draft/use-draft";
import { fetchDeferredParts } from "./use-deferred-parts";

const retryMilliseconds = 20_000;

type Options = { inHand: DraftHandle; owner: string; onRefused: () => void };

/** Send the report and retry until the server answers. The idempotency key stores it once. */
export function useSendReport({ inHand, owner, onRefused }: Options) {
  const { draft, pen, change, remove } = inHand;
  const [sending, setSending] = useState<SendState>("idle");
  const isBusy = useRef(false);

  const handleOutcome = async (sent: Draft, outcome: Outcome) => {
    if (outcome.kind === "sent") {
      await remove();
      return setSending("sent");
    }
    const nextStatus = draftStatusAfter(outcome);
    if (nextStatus) await change({ ...sent, standing: nextStatus }, true);
    setSending(outcome.kind === "away" || outcome.kind === "earlier" ? outcome.kind : "idle");
    if (outcome.kind === "refused") onRefused();
  };

  const attempt = async (draft: Draft) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending("sending");
    try {
      const parts = await fetchDeferredParts();
      await handleOutcome(draft, parts ? await parts.sendDraft(draft, owner) : { kind: "later" });
    } finally {
      isBusy.current = false;
    }
  };

  /** Queue the draft on the device before sending, so that nothing is lost. */
  const send = async (draft: Draft) => {
    const waiting: Draft = { ...draft, standing: { state: "waiting" } };
    await change(waiting, true);
    await attempt(waiting);
  };

  const isWaiting = draft?.standing.state === "waiting" && pen === "ours" && sending !== "sent";
  const retry = useRef(() => undefined as void);
  useEffect(() => {
    retry.current = () => {
      if (draft) void attempt(draft);
    };
  });
  useEffect(() => {
    if (!isWaiting) return;
    const run = () => retry.current();
    const timer = window.setInterval(run, retryMilliseconds);
    window.addEventListener("online", run);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [isWaiting]);

  return { sending, send, isWaiting };
}
