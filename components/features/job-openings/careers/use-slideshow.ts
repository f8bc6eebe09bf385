import { useEffect, useReducer, useState, useSyncExternalStore } from "react";

const interval = 6_000;

type State = { requested: number; visible: number; loaded: number[]; playing: boolean };
type Event = { type: "step"; by: number; count: number } | { type: "loaded"; index: number } | { type: "toggle" };

/** Show a requested picture once it is loaded. Until then the previous one stays. */
export function nextSlide(state: State, event: Event): State {
  if (event.type === "toggle") return { ...state, playing: !state.playing };
  if (event.type === "loaded") {
    return {
      ...state,
      loaded: [...state.loaded, event.index],
      visible: event.index === state.requested ? event.index : state.visible,
    };
  }
  const requested = (state.requested + event.by + event.count) % event.count;
  return { ...state, requested, visible: state.loaded.includes(requested) ? requested : state.visible };
}

const reducedMotionQuery = "(prefers-reduced-motion: reduce)";
const subscribeNever = () => () => {};

function watchReducedMotion(changed: () => void) {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function watchHidden(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

export function useSlideshow(count: number) {
  const [state, dispatch] = useReducer(nextSlide, { requested: 0, visible: 0, loaded: [0], playing: true });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const ready = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const prefersReducedMotion = useSyncExternalStore(
    watchReducedMotion,
    () => matchMedia(reducedMotionQuery).matches,
    () => true,
  );
  const hidden = useSyncExternalStore(
    watchHidden,
    () => document.hidden,
    () => true,
  );

  const playing = state.playing && !prefersReducedMotion;
  const running = playing && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!running || state.visible !== state.requested) return;
    const timer = setTimeout(() => dispatch({ type: "step", by: 1, count }), interval);
    return () => clearTimeout(timer);
  }, [running, state.visible, state.requested, count]);

  return {
    ready,
    still: prefersReducedMotion,
    playing,
    running,
    shown: state.visible,
    created: [...state.loaded, state.requested, ...(playing ? [(state.requested + 1) % count] : [])],
    step: (by: 1 | -1) => dispatch({ type: "step", by, count }),
    toggle: () => dispatch({ type: "toggle" }),
    loaded: (index: number) => dispatch({ type: "loaded", index }),
    holds: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

export type Slideshow = ReturnType<typeof useSlideshow>;
