"use client";

import { useEffect, useRef, useState } from "react";
import type { Outcome } from "../draft/send";
import type { Draft } from "../draft/shape";
import { standingAfter, type Sending } from "../draft/standing";
import type { DraftInHand } from "../draft/use-draft";
import { fetchHalf } from "./use-half";

const againMilliseconds = 20_000;

type Options = { inHand: DraftInHand; owner: string; onRefused: () => void };

/** Sends the report, and again when the line is back, until the server has answered. Under its key it is stored once. */
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

  /** It waits on the device before the first byte leaves: what happens meanwhile loses nothing. */
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
