import { useEffect, useState } from 'react';

/** The upper third of the window, below the head of the list. */
const rootMargin = '-72px 0px -66% 0px';

/**
 * The decade whose photographs are in the upper part of the window; null without decades.
 * @param list changes with what the page shows
 */
export function useDecadeInView(list: unknown): number | null {
  const [decade, setDecade] = useState<number | null>(null);
  useEffect(() => {
    const inView = new Set<HTMLElement>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target as HTMLElement);
          else inView.delete(target as HTMLElement);
        const [first] = [...inView].toSorted((one, other) => one.offsetTop - other.offsetTop);
        setDecade(first ? Number(first.dataset['decade']) : null);
      },
      { rootMargin },
    );
    for (const section of document.querySelectorAll('[data-decade]')) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return decade;
}
