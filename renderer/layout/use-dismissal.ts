import { type RefObject, useEffect, useRef } from 'react';

interface Dismissal {
  isOpen: boolean;
  /** What counts as inside. */
  area: RefObject<HTMLElement | null>;
  onDismiss(reason: 'elsewhere' | 'escape'): void;
}

/** Tells an open menu when the pointer or the focus has gone elsewhere, or Esc was pressed. */
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
