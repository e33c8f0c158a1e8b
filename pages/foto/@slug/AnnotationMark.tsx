import type { CSSProperties, DOMAttributes } from 'react';
import type { Annotation } from '../../../src/contract/annotation.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { entityPath } from '../../../src/contract/paths.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import type { Shift } from './spread-marks.js';

interface AnnotationMarkProps {
  annotation: Annotation;
  number: number;
  /** From the middle of its region, where other marks are too near. */
  shift: Shift;
  isFramed: boolean;
  pointing: DOMAttributes<HTMLElement>;
}

/** The number of an annotation about the middle of its region, whose frame dims everything else. */
export function AnnotationMark({ annotation, number, shift, isFramed, pointing }: AnnotationMarkProps) {
  const { language } = useText();
  const { x, y, w, h, entitySlug } = annotation;
  const label = localized(annotation, 'label', language);
  const lang = fallbackLang(annotation, 'label', language);
  const middle: CSSProperties = { left: placed(x + w / 2, shift.x), top: placed(y + h / 2, shift.y) };
  const mark = {
    className:
      'mark pointer-events-auto absolute z-20 grid size-8 [translate:-50%_-50%] place-items-center rounded-full',
    style: middle,
    ...pointing,
  };
  const content = (
    <>
      <span className="grid size-6 place-items-center rounded-full bg-black text-xs font-bold text-white [box-shadow:0_0_0_1.5px_#fffd]">
        {number}
      </span>
      <span lang={lang} className="sr-only">
        {label}
      </span>
    </>
  );
  return (
    <li className="group/mark">
      <span
        aria-hidden="true"
        className={`absolute z-10 border border-white [box-shadow:0_0_0_100vmax_#000a] fade group-focus-within/mark:opacity-100 group-hover/mark:opacity-100 ${isFramed ? '' : 'opacity-0'}`}
        style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
      >
        <span
          lang={lang}
          className={`absolute top-0 w-max max-w-52 bg-black px-2.5 py-1 text-sm text-white ${x > 50 ? 'right-0' : 'left-0'}`}
        >
          {label}
        </span>
      </span>
      {entitySlug ? (
        <Link to={entityPath(entitySlug)} {...mark}>
          {content}
        </Link>
      ) : (
        <button type="button" {...mark}>
          {content}
        </button>
      )}
    </li>
  );
}

const placed = (percent: number, px: number): string => (px === 0 ? `${percent}%` : `calc(${percent}% + ${px}px)`);
