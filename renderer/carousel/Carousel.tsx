import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { Icon } from '../ui/icons/Icon.js';
import { type CarouselControls, useCarousel } from './use-carousel.js';

interface CarouselProps {
  label: string;
  /** Number of items in view on a wide screen: below 1024 px two, below 768 px one. */
  slots: 3 | 4;
  /** One element with a key per item. */
  items: ReactNode[];
}

/**
 * A row that snaps to its items. Without scripts it scrolls natively; with them it also advances by itself, unless the
 * visitor prefers reduced motion (WCAG 2.2.2).
 */
export function Carousel({ label, slots, items }: CarouselProps) {
  const { t } = useText();
  const carousel = useCarousel(items.length, slots);
  return (
    <div role="group" aria-roledescription={t('carousel.role')} aria-label={label} {...carousel.groupHandlers}>
      <ul
        ref={carousel.row}
        className="carousel"
        style={{ '--slots': slots } as CSSProperties}
        {...carousel.rowHandlers}
      >
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
      <Controls carousel={carousel} count={items.length} slots={slots} />
      <p role="status" className="sr-only">
        {carousel.announced !== null &&
          t('carousel.position', { number: carousel.announced + 1, total: carousel.stops })}
      </p>
    </div>
  );
}

function Controls({ carousel, count, slots }: { carousel: CarouselControls; count: number; slots: 3 | 4 }) {
  const { t } = useText();
  const { isPaused } = carousel;
  return (
    <div
      className={`mt-6 flex flex-wrap items-center justify-between gap-x-4 noscript:hidden ${hiddenWhenAllFit(count, slots)}`}
    >
      <Dots carousel={carousel} count={count} slots={slots} />
      <div className="ml-auto flex">
        <button
          type="button"
          className="icon-btn motion-reduce:hidden"
          aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
          onClick={carousel.togglePause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('carousel.previous')}
          onClick={() => carousel.advance(-1)}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="icon-btn" aria-label={t('carousel.next')} onClick={() => carousel.advance(1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}

/**
 * One dot per stop. How many stops there are depends on the width, which the server does not know: CSS hides the
 * others.
 */
function Dots({ carousel, count, slots }: { carousel: CarouselControls; count: number; slots: 3 | 4 }) {
  const { t } = useText();
  return (
    <ul className="-ml-1 flex">
      {Array.from({ length: count }, (_, stop) => (
        <li key={stop} className={stop > count - slots ? 'lg:hidden' : stop > count - 2 ? 'md:hidden lg:block' : ''}>
          <button
            type="button"
            aria-label={t('carousel.goTo', { number: stop + 1 })}
            aria-current={stop === carousel.stop ? 'true' : undefined}
            className="carousel-dot"
            onClick={() => carousel.goTo(stop)}
          >
            <span className="tint" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function hiddenWhenAllFit(count: number, slots: number): string {
  if (count <= 1) return 'hidden';
  if (count <= 2) return 'md:hidden';
  return count <= slots ? 'lg:hidden' : '';
}
