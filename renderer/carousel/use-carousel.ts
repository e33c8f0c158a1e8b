import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { limits } from '../../src/contract/limits.js';
import { nearestStop, slotsAt, stopAfterSwipe, stopsFor, autoplayDelayMs, wrappedStop } from './carousel-state.js';

export interface CarouselControls {
  row: RefObject<HTMLUListElement | null>;
  stop: number;
  stops: number;
  isPaused: boolean;
  /** For screen readers: the stop that the visitor has chosen; null while the row advances by itself. */
  announced: number | null;
  goTo(stop: number): void;
  advance(by: 1 | -1): void;
  togglePause(): void;
  /** Handlers of the row: touch, wheel and scrolling. */
  rowHandlers: object;
  /** Handlers of the whole carousel: keys, and everything that counts as an interaction. */
  groupHandlers: object;
}

/** A row of items that advances by itself, by touch, by keys and by buttons. Its state follows the scroll position. */
export function useCarousel(count: number, mostSlots: number): CarouselControls {
  const row = useRef<HTMLUListElement>(null);
  const slots = useSyncExternalStore(
    onBreakpoint,
    () => slotsAt((widthPx) => atLeast(widthPx).matches, mostSlots),
    () => mostSlots,
  );
  const stops = stopsFor(count, slots);
  const [stop, setStop] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  /** Target of a running scroll. */
  const scrollTarget = useRef<number | null>(null);

  const scrollTo = (to: number): void => {
    scrollTarget.current = to;
    const left = positionsOf(row.current, stops)[to] ?? 0;
    if (row.current && Math.abs(row.current.scrollLeft - left) > 1)
      row.current.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    else scrollTarget.current = null;
  };
  const currentStop = (): number => Math.min(scrollTarget.current ?? stop, stops - 1);
  const { noteInteraction } = useAutoplay({
    stops,
    isPaused,
    advance: () => {
      // Nothing moves while the keyboard focus is on an item, nor in a hidden tab.
      if (document.hidden || row.current?.matches(':has(:focus-visible)')) return;
      setAnnounced(null);
      scrollTo(wrappedStop(currentStop(), 1, stops));
    },
  });
  const goTo = (to: number): void => {
    noteInteraction();
    setAnnounced(to);
    scrollTo(to);
  };
  const advance = (by: 1 | -1): void => goTo(wrappedStop(currentStop(), by, stops));

  return {
    row,
    stop: Math.min(stop, stops - 1),
    stops,
    isPaused,
    announced,
    goTo,
    advance,
    togglePause: () => setIsPaused(!isPaused),
    rowHandlers: {
      onScroll: () => setStop(nearestStop(positionsOf(row.current, stops), row.current?.scrollLeft ?? 0)),
      onScrollEnd: () => {
        scrollTarget.current = null;
      },
      onWheel: noteInteraction,
      ...useSwipe({ row, stops, currentStop, goTo }),
    },
    groupHandlers: {
      onPointerDown: noteInteraction,
      onPointerMove: noteInteraction,
      onKeyDown: (press: KeyboardEvent) => {
        noteInteraction();
        const by = { ArrowLeft: -1, ArrowRight: 1 }[press.key] as 1 | -1 | undefined;
        if (!by || press.altKey || press.ctrlKey || press.metaKey) return;
        press.preventDefault();
        advance(by);
      },
    },
  };
}

/** Calls `turn` at the required pace, later after an interaction. */
function useAutoplay({ stops, isPaused, advance }: { stops: number; isPaused: boolean; advance: () => void }) {
  const interactedAt = useRef(-Infinity);
  /** Each tick restarts the timer. */
  const [tick, setTick] = useState(0);
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    const sinceInteractionMs = performance.now() - interactedAt.current;
    const delayMs = autoplayDelayMs({ stops, isPaused: isPaused || prefersReducedMotion(), sinceInteractionMs });
    if (delayMs === null) return;
    const timer = setTimeout(() => {
      latestAdvance.current();
      setTick(tick + 1);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [tick, stops, isPaused]);
  return {
    noteInteraction: (): void => {
      // Pointer moves come a hundred times a second: a precision of a quarter of a second is enough.
      const now = performance.now();
      if (now - interactedAt.current < 250) return;
      interactedAt.current = now;
      setTick((last) => last + 1);
    },
  };
}

interface Drag {
  id: number;
  fromX: number;
  fromLeft: number;
  fromStop: number;
  draggedPx: number;
}

/**
 * Handles horizontal swipes by script, so that 50 px are enough; vertical ones scroll the page. A mouse uses the
 * buttons.
 */
function useSwipe({
  row,
  stops,
  currentStop,
  goTo,
}: {
  row: RefObject<HTMLUListElement | null>;
  stops: number;
  currentStop: () => number;
  goTo: (stop: number) => void;
}) {
  const drag = useRef<Drag | null>(null);
  // Set by script only: without scripts touch must scroll the row natively.
  useEffect(() => {
    if (row.current) row.current.style.touchAction = 'pan-y pinch-zoom';
  }, [row]);

  const end = ({ pointerId, type }: PointerEvent): void => {
    const done = drag.current;
    if (!done || done.id !== pointerId || !row.current) return;
    drag.current = null;
    if (done.draggedPx === 0) return;
    const [first = 0, second = 0] = positionsOf(row.current, stops);
    const draggedPx = type === 'pointercancel' ? 0 : done.draggedPx;
    goTo(stopAfterSwipe({ from: done.fromStop, draggedPx, itemPx: second - first || 1, stops }));
    restoreSnapAfterScroll(row.current);
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, isPrimary }: PointerEvent): void => {
      if (pointerType === 'mouse' || !isPrimary || stops <= 1 || !row.current) return;
      const fromLeft = row.current.scrollLeft;
      drag.current = { id: pointerId, fromX: clientX, fromLeft, fromStop: currentStop(), draggedPx: 0 };
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent): void => {
      const now = drag.current;
      if (!now || now.id !== pointerId || !row.current) return;
      now.draggedPx = now.fromX - clientX;
      row.current.style.scrollSnapType = 'none';
      row.current.scrollLeft = now.fromLeft + now.draggedPx;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function restoreSnapAfterScroll(row: HTMLElement): void {
  const snap = (): void => {
    clearTimeout(timer);
    row.removeEventListener('scrollend', snap);
    row.style.scrollSnapType = '';
  };
  // Browsers send no scrollend when there was nothing to scroll.
  const timer = setTimeout(snap, 800);
  row.addEventListener('scrollend', snap);
}

/** Scroll position of each stop, in px. */
function positionsOf(row: HTMLElement | null, stops: number): number[] {
  if (!row) return [];
  const items = [...row.children].slice(0, stops) as HTMLElement[];
  const maxScroll = row.scrollWidth - row.clientWidth;
  const start = items[0]?.offsetLeft ?? 0;
  return items.map((item) => Math.min(item.offsetLeft - start, maxScroll));
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Unlike `innerWidth`, a media query does not make the browser calculate the layout of the page. */
const atLeast = (widthPx: number): MediaQueryList => window.matchMedia(`(min-width: ${widthPx}px)`);

function onBreakpoint(listener: () => void): () => void {
  const queries = Object.values(limits.breakpoint).map(atLeast);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
