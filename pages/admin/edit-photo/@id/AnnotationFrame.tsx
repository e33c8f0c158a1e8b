import type { KeyboardEvent, PointerEvent } from 'react';
import type { Region } from '../../../../src/contract/annotation.js';
import type { Language } from '../../../../src/contract/languages.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatDecimal } from '../../../../renderer/i18n/format.js';
import { type AnnotationDraft, draftName } from './annotation-draft.js';
import { type Handle, handles, moved, resized } from './annotation-region.js';

interface AnnotationFrameProps {
  draft: AnnotationDraft;
  number: number;
  isSelected: boolean;
  /** Id of the text that explains the keys. */
  describedBy: string;
  /** The pointer begins to move the frame, or the edges of a handle. */
  onGrab(event: PointerEvent, handle: Handle | null): void;
  onSelect(): void;
  onMove(to: Region): void;
  onOpen(): void;
  onRemove(): void;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const places: Record<Handle, string> = {
  n: '-top-3 left-1/2 -translate-x-1/2 cursor-ns-resize',
  s: '-bottom-3 left-1/2 -translate-x-1/2 cursor-ns-resize',
  e: '-right-3 top-1/2 -translate-y-1/2 cursor-ew-resize',
  w: '-left-3 top-1/2 -translate-y-1/2 cursor-ew-resize',
  nw: '-top-3 -left-3 cursor-nwse-resize',
  ne: '-top-3 -right-3 cursor-nesw-resize',
  sw: '-bottom-3 -left-3 cursor-nesw-resize',
  se: '-right-3 -bottom-3 cursor-nwse-resize',
};

/** One annotation on the image: moved and resized by the pointer and by keys. */
export function AnnotationFrame({ draft, number, isSelected, describedBy, ...frame }: AnnotationFrameProps) {
  const { t, language } = useAdminText();
  const { x, y, w, h } = draft;
  const name = draftName(draft, language) || t('annotations.unnamed');
  const handleKey = (press: KeyboardEvent) => {
    const step = steps[press.key];
    const size = press.altKey ? 0.1 : 1;
    if (step) {
      const [dx, dy] = [step[0] * size, step[1] * size];
      frame.onMove(press.shiftKey ? resized(draft, 'se', dx, dy) : moved(draft, dx, dy));
    } else if (press.key === 'Enter') frame.onOpen();
    else if (press.key === 'Delete') frame.onRemove();
    else return;
    // The arrows would go to another photo.
    press.preventDefault();
    press.stopPropagation();
  };
  return (
    <div
      role="button"
      tabIndex={0}
      aria-label={t('annotations.frame', { number, name, ...written({ x, y, w, h }, language) })}
      aria-describedby={describedBy}
      data-frame={draft.key}
      className={`absolute cursor-move touch-none border-2 shadow-[0_0_0_1px_rgb(0_0_0/0.6)] ${
        isSelected ? 'z-10 border-white bg-white/20' : 'border-white/80'
      }`}
      style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
      onPointerDown={(event) => frame.onGrab(event, null)}
      onFocus={frame.onSelect}
      onKeyDown={handleKey}
    >
      <span className="absolute top-0 left-0 grid h-6 min-w-6 place-items-center bg-black px-1 text-xs font-bold text-white">
        {number}
      </span>
      {isSelected &&
        handles.map((handle) => (
          <span
            key={handle}
            data-handle={handle}
            className={`absolute grid size-6 place-items-center after:size-3 after:border-2 after:border-black after:bg-white ${places[handle]}`}
            onPointerDown={(event) => frame.onGrab(event, handle)}
          />
        ))}
    </div>
  );
}

const written = (region: Region, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(region).map(([side, percent]) => [side, formatDecimal(percent, language)]));
