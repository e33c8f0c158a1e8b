import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { nearestStop, slotsAt, stopAfterSwipe, stopsFor, turnDueInMs, turned } from './carousel-state.js';

export interface CarouselControls {
  row: RefObject<HTMLUListElement | null>;
  stop: number;
  stops: number;
  isPaused: boolean;
  /** For screen readers: the stop that the visitor has chosen; null while the row advances by itself. */
  announced: number | null;
  goTo(stop: number): void;
  turn(by: 1 | -1): void;
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
    onResize,
    () => slotsAt(window.innerWidth, mostSlots),
    () => mostSlots,
  );
  const stops = stopsFor(count, slots);
  const [stop, setStop] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [announced, setAnnounced] = useState<number | null>(null);
  /** Target of a running scroll. */
  const going = useRef<number | null>(null);

  const scrollTo = (to: number): void => {
    going.current = to;
    const left = placesOf(row.current, stops)[to] ?? 0;
    if (row.current && Math.abs(row.current.scrollLeft - left) > 1)
      row.current.scrollTo({ left, behavior: prefersStill() ? 'instant' : 'smooth' });
    else going.current = null;
  };
  const here = (): number => Math.min(going.current ?? stop, stops - 1);
  const { noteUse } = useAutoplay({
    stops,
    isPaused,
    turn: () => {
      // Nothing moves while the keyboard focus is on an item, nor in a hidden tab.
      if (document.hidden || row.current?.matches(':has(:focus-visible)')) return;
      setAnnounced(null);
      scrollTo(turned(here(), 1, stops));
    },
  });
  const goTo = (to: number): void => {
    noteUse();
    setAnnounced(to);
    scrollTo(to);
  };
  const turn = (by: 1 | -1): void => goTo(turned(here(), by, stops));

  return {
    row,
    stop: Math.min(stop, stops - 1),
    stops,
    isPaused,
    announced,
    goTo,
    turn,
    togglePause: () => setIsPaused(!isPaused),
    rowHandlers: {
      onScroll: () => setStop(nearestStop(placesOf(row.current, stops), row.current?.scrollLeft ?? 0)),
      onScrollEnd: () => {
        going.current = null;
      },
      onWheel: noteUse,
      ...useSwipe({ row, stops, here, goTo }),
    },
    groupHandlers: {
      onPointerDown: noteUse,
      onPointerMove: noteUse,
      onKeyDown: (press: KeyboardEvent) => {
        noteUse();
        const by = { ArrowLeft: -1, ArrowRight: 1 }[press.key] as 1 | -1 | undefined;
        if (!by || press.altKey || press.ctrlKey || press.metaKey) return;
        press.preventDefault();
        turn(by);
      },
    },
  };
}

/** Calls `turn` at the required pace, later after an interaction. */
function useAutoplay({ stops, isPaused, turn }: { stops: number; isPaused: boolean; turn: () => void }) {
  const usedAt = useRef(-Infinity);
  /** Each tick restarts the timer. */
  const [beat, setBeat] = useState(0);
  const turnNow = useRef(turn);
  useEffect(() => {
    turnNow.current = turn;
  });
  useEffect(() => {
    const sinceTouchMs = performance.now() - usedAt.current;
    const due = turnDueInMs({ stops, isPaused: isPaused || prefersStill(), sinceTouchMs });
    if (due === null) return;
    const timer = setTimeout(() => {
      turnNow.current();
      setBeat(beat + 1);
    }, due);
    return () => clearTimeout(timer);
  }, [beat, stops, isPaused]);
  return {
    noteUse: (): void => {
      // Pointer moves come a hundred times a second: a precision of a quarter of a second is enough.
      const now = performance.now();
      if (now - usedAt.current < 250) return;
      usedAt.current = now;
      setBeat((last) => last + 1);
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
  here,
  goTo,
}: {
  row: RefObject<HTMLUListElement | null>;
  stops: number;
  here: () => number;
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
    const [first = 0, second = 0] = placesOf(row.current, stops);
    const draggedPx = type === 'pointercancel' ? 0 : done.draggedPx;
    goTo(stopAfterSwipe({ from: done.fromStop, draggedPx, itemPx: second - first || 1, stops }));
    snapAgainWhenAtRest(row.current);
  };
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, isPrimary }: PointerEvent): void => {
      if (pointerType === 'mouse' || !isPrimary || stops <= 1 || !row.current) return;
      const fromLeft = row.current.scrollLeft;
      drag.current = { id: pointerId, fromX: clientX, fromLeft, fromStop: here(), draggedPx: 0 };
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

function snapAgainWhenAtRest(row: HTMLElement): void {
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
function placesOf(row: HTMLElement | null, stops: number): number[] {
  if (!row) return [];
  const items = [...row.children].slice(0, stops) as HTMLElement[];
  const most = row.scrollWidth - row.clientWidth;
  const start = items[0]?.offsetLeft ?? 0;
  return items.map((item) => Math.min(item.offsetLeft - start, most));
}

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
