import { useEffect, useReducer, useState, useSyncExternalStore } from "react";

const interval = 6_000;

type State = { wanted: number; shown: number; loaded: number[]; playing: boolean };
type Event = { type: "step"; by: number; count: number } | { type: "loaded"; index: number } | { type: "toggle" };

/** Show a requested picture once it is loaded. Until then the previous one stays. */
export function nextSlide(state: State, event: Event): State {
  if (event.type === "toggle") return { ...state, playing: !state.playing };
  if (event.type === "loaded") {
    return {
      ...state,
      loaded: [...state.loaded, event.index],
      shown: event.index === state.wanted ? event.index : state.shown,
    };
  }
  const wanted = (state.wanted + event.by + event.count) % event.count;
  return { ...state, wanted, shown: state.loaded.includes(wanted) ? wanted : state.shown };
}

const stillQuery = "(prefers-reduced-motion: reduce)";
const never = () => () => {};

function watchStill(changed: () => void) {
  const query = matchMedia(stillQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function watchHidden(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

export function useSlideshow(count: number) {
  const [state, dispatch] = useReducer(nextSlide, { wanted: 0, shown: 0, loaded: [0], playing: true });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const still = useSyncExternalStore(
    watchStill,
    () => matchMedia(stillQuery).matches,
    () => true,
  );
  const hidden = useSyncExternalStore(
    watchHidden,
    () => document.hidden,
    () => true,
  );

  const playing = state.playing && !still;
  const running = playing && !hovered && !focused && !hidden;
  useEffect(() => {
    if (!running || state.shown !== state.wanted) return;
    const timer = setTimeout(() => dispatch({ type: "step", by: 1, count }), interval);
    return () => clearTimeout(timer);
  }, [running, state.shown, state.wanted, count]);

  return {
    ready,
    still,
    playing,
    running,
    shown: state.shown,
    created: [...state.loaded, state.wanted, ...(playing ? [(state.wanted + 1) % count] : [])],
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
