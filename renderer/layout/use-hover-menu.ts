import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.js';

/** accounts-and-admin.md §9: how long the pointer may be away before a menu closes. */
const closeAfterMs = 100;

interface HoverMenu {
  isOpen: boolean;
  /** For the element that holds both what opens the menu and the menu. */
  areaProps: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
  };
  toggle(): void;
}

interface HoverMenuOptions {
  area: RefObject<HTMLElement | null>;
  /** The address of the page: another one closes the menu. */
  page: string;
  onEscape(): void;
}

/**
 * A menu that opens under the mouse, with the focus of the keyboard, and by a press; it closes a moment after the mouse has
 * left, when the focus or a press goes elsewhere, with Esc, and when another page opens.
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
        if (!isOpen && !comesFromInside && target.matches(':focus-visible')) setOpen({ on: page, by: 'press' });
      },
    },
    // A press on what the mouse has opened already means: stay.
    toggle: () => setOpen(isOpen && open.by === 'press' ? null : { on: page, by: 'press' }),
  };
}
