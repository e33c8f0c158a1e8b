import { type ReactNode, useRef } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from './icons/Icon.js';

interface CarouselProps {
  label: string;
  /** How many items are seen at once on a wide screen: below 1024 px two, below 768 px one. */
  slots: 3 | 4;
  /** One element with a key per item. */
  items: ReactNode[];
}

const itemWidth = {
  3: 'basis-[min(86%,24rem)] md:basis-[calc((100%-1.75rem)/2)] lg:basis-[calc((100%-3.5rem)/3)]',
  4: 'basis-[min(86%,24rem)] md:basis-[calc((100%-1.75rem)/2)] lg:basis-[calc((100%-5.25rem)/4)]',
};

/** A row that snaps to its items and is scrolled by hand; the buttons need scripts, the row does not. */
export function Carousel({ label, slots, items }: CarouselProps) {
  const { t } = useText();
  const row = useRef<HTMLUListElement>(null);
  return (
    <div role="group" aria-label={label}>
      <ul
        ref={row}
        className="no-scrollbar -m-1.5 flex snap-x snap-mandatory scroll-px-1.5 gap-7 overflow-x-auto overscroll-x-contain p-1.5 noscript:[scrollbar-width:thin]"
      >
        {items.map((item, index) => (
          <li key={index} className={`min-w-0 shrink-0 snap-start ${itemWidth[slots]}`}>
            {item}
          </li>
        ))}
      </ul>
      <div className={`mt-6 flex justify-end noscript:hidden ${hiddenWhenAllFit(items.length, slots)}`}>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('carousel.previous')}
          onClick={() => turn(row.current, -1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="icon-btn" aria-label={t('carousel.next')} onClick={() => turn(row.current, 1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}

function hiddenWhenAllFit(count: number, slots: number): string {
  if (count <= 1) return 'hidden';
  if (count <= 2) return 'md:hidden';
  return count <= slots ? 'lg:hidden' : '';
}

/** One item on or back; at either end it goes on at the other. */
function turn(row: HTMLUListElement | null, direction: 1 | -1): void {
  const [first, second] = row?.children ?? [];
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const step = second.offsetLeft - first.offsetLeft;
  const end = row.scrollWidth - row.clientWidth;
  const isAtEnd = direction === 1 ? row.scrollLeft > end - step / 2 : row.scrollLeft < step / 2;
  const left = isAtEnd ? (direction === 1 ? 0 : end) : row.scrollLeft + direction * step;
  row.scrollTo({ left, behavior: 'smooth' });
}
