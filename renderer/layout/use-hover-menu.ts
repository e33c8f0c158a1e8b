import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.js';

/** How long the pointer may be outside before a menu closes. */
const closeAfterMs = 100;

interface HoverMenu {
  isOpen: boolean;
  /** Props of the element that contains the menu and its button. */
  areaProps: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
  };
  toggle(): void;
}

interface HoverMenuOptions {
  area: RefObject<HTMLElement | null>;
  /** Address of the current page: a change closes the menu. */
  page: string;
  onEscape(): void;
}

/**
 * A menu that opens on hover, on keyboard focus and by a press. It closes a moment after the pointer has left, when
 * focus or a press go elsewhere, with Esc, and when another page opens.
 */
export function useHoverMenu({ area, page, onEscape }: HoverMenuOptions): HoverMenu {
  const [open, setOpen] = useState<{ on: string; by: 'hover' | 'press' } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = open?.on === page;
  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal({
    isOpen,
    area,
    onDismiss: (reason) => {
      setOpen(null);
      if (reason === 'escape' && area.current?.contains(document.activeElement)) onEscape();
    },
  });

  return {
    isOpen,
    areaProps: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (!isOpen) setOpen({ on: page, by: 'hover' });
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse' || open?.by === 'press') return;
        timer.current = setTimeout(() => setOpen(null), closeAfterMs);
      },
      onFocus: ({ target, relatedTarget }) => {
        const comesFromInside = area.current?.contains(relatedTarget as Node | null);
        if (!isOpen && !comesFromInside && target.matches(':focus-visible')) setOpen({ on: page, by: 'hover' });
      },
    },
    // A press on the button of a menu that hover or focus has opened keeps it open.
    toggle: () => setOpen(isOpen && open.by === 'press' ? null : { on: page, by: 'press' }),
  };
}
