"use client";

import { useEffect, useRef, useState } from "react";
import type { Outcome } from "../draft/send";
import type { Draft } from "../draft/shape";
import { standingAfter, type Sending } from "../draft/standing";
import type { DraftInHand } from "../draft/use-draft";
import { fetchHalf } from "./use-half";

const againMilliseconds = 20_000;

type Options = { inHand: DraftInHand; owner: string; onRefused: () => void };

/** Send the report and retry until the server answers. The idempotency key stores it once. */
export function useSending({ inHand, owner, onRefused }: Options) {
  const { draft, pen, change, remove } = inHand;
  const [sending, setSending] = useState<Sending>("idle");
  const isBusy = useRef(false);

  const heed = async (sent: Draft, outcome: Outcome) => {
    if (outcome.kind === "sent") {
      await remove();
      return setSending("sent");
    }
    const standing = standingAfter(outcome);
    if (standing) await change({ ...sent, standing }, true);
    setSending(outcome.kind === "away" || outcome.kind === "earlier" ? outcome.kind : "idle");
    if (outcome.kind === "refused") onRefused();
  };

  const attempt = async (one: Draft) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending("sending");
    try {
      const half = await fetchHalf();
      await heed(one, half ? await half.sendDraft(one, owner) : { kind: "later" });
    } finally {
      isBusy.current = false;
    }
  };

  /** Queue the draft on the device before sending, so that nothing is lost. */
  const send = async (one: Draft) => {
    const waiting: Draft = { ...one, standing: { state: "waiting" } };
    await change(waiting, true);
    await attempt(waiting);
  };

  const isWaiting = draft?.standing.state === "waiting" && pen === "ours" && sending !== "sent";
  const again = useRef(() => undefined as void);
  useEffect(() => {
    again.current = () => {
      if (draft) void attempt(draft);
    };
  });
  useEffect(() => {
    if (!isWaiting) return;
    const run = () => again.current();
    const timer = window.setInterval(run, againMilliseconds);
    window.addEventListener("online", run);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("online", run);
    };
  }, [isWaiting]);

  return { sending, send, isWaiting };
}
