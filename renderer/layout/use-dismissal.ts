import { type RefObject, useEffect, useRef } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** Pointer and focus events inside do not dismiss. */
  area: RefObject<HTMLElement | null>;
  onDismiss(reason: 'elsewhere' | 'escape'): void;
}

/** Calls back when the pointer or the focus goes outside of an open menu, or Esc is pressed. */
export function useDismissal({ isOpen, area, onDismiss }: Dismissal): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return;
    const watch = new AbortController();
    const { signal } = watch;
    const lookWhere = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) dismiss.current('elsewhere');
    };
    document.addEventListener('pointerdown', lookWhere, { signal });
    document.addEventListener('focusin', lookWhere, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss.current('escape'), { signal });
    return () => watch.abort();
  }, [isOpen, area]);
}
