import { useEffect, useRef, useState } from 'react';
import { useAdminText } from '../use-admin-text.js';

export interface FormSection {
  /** Of the element that is the section. */
  id: string;
  title: string;
}

interface SectionMenuProps {
  sections: readonly FormSection[];
  /** In one line above the form, which is scrolled where it is too long; else a column beside it. */
  isRow?: boolean;
}

/** Leads to the sections of a long form, and marks the one that is read. */
export function SectionMenu({ sections, isRow = false }: SectionMenuProps) {
  const { t } = useAdminText();
  const current = useCurrentSection(sections.map(({ id }) => id).join());
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would move the page as well.
    if (isRow && link) list.current?.scrollTo({ left: link.offsetLeft - 48 });
  }, [isRow, current]);
  return (
    <nav aria-label={t('form.sections')} className="noscript:hidden">
      <ul
        ref={list}
        className={
          isRow ? 'relative -mx-2.5 flex overflow-x-auto [scrollbar-width:none]' : 'border-l border-line text-sm'
        }
      >
        {sections.map(({ id, title }) => (
          <li key={id} className={isRow ? 'shrink-0' : ''}>
            <a
              href={`#${id}`}
              className={isRow ? rowLink : columnLink}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const link = 'flex items-center text-mute hover:text-ink aria-[current]:text-ink aria-[current]:font-semibold';
const rowLink = `${link} min-h-11 px-2.5 text-sm underline-offset-8 decoration-2 decoration-brand aria-[current]:underline -outline-offset-2`;
const columnLink = `${link} -ml-px min-h-9 border-l-2 border-transparent pl-4 aria-[current]:border-brand`;

/** The id of the section at the upper part of the window; null above the first one. @param list ids, separated by commas */
function useCurrentSection(list: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = list.split(',');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        // Between two sections the one before stays marked.
        setCurrent((before) => ids.find((id) => inView.has(id)) ?? before);
      },
      { rootMargin: '-24% 0px -75%' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
