import { type PointerEvent, useRef } from 'react';
import type { Region } from '../../../../src/contract/annotation.js';
import type { Renditions } from '../../../../src/contract/image.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { type AnnotationDraft, moved, resized } from './annotation-draft.js';

interface AnnotationCanvasProps {
  image: Renditions;
  drafts: AnnotationDraft[];
  selected: string | null;
  onSelect(key: string): void;
  onMove(key: string, to: Region): void;
}

interface Drag {
  key: string;
  from: Region;
  startX: number;
  startY: number;
  change: typeof moved;
}

/**
 * The image with its annotations, which the pointer moves, and resizes at their lower right corner. The list has number
 * fields for the same values, so screen readers skip the canvas.
 */
export function AnnotationCanvas({ image, drafts, selected, onSelect, onMove }: AnnotationCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  const start = (event: PointerEvent, { key, ...from }: AnnotationDraft, change: typeof moved) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { key, from, startX: event.clientX, startY: event.clientY, change };
    onSelect(key);
  };
  const handleMove = (event: PointerEvent) => {
    const size = frame.current?.getBoundingClientRect();
    if (!drag.current || !size) return;
    const { key, from, startX, startY, change } = drag.current;
    const percent = (pixels: number, whole: number) => (pixels / whole) * 100;
    onMove(
      key,
      change(from, percent(event.clientX - startX, size.width), percent(event.clientY - startY, size.height)),
    );
  };
  const handleEnd = () => {
    drag.current = null;
  };

  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="relative select-none [&_picture]:contents"
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    >
      <Picture
        image={image}
        alt=""
        sizes="(max-width: 64rem) 94vw, 48rem"
        className="pointer-events-none h-auto w-full"
      />
      {drafts.map((draft, index) => (
        <div
          key={draft.key}
          className={`absolute cursor-move touch-none border-2 shadow-[0_0_0_1px_rgb(0_0_0/0.6)] ${
            draft.key === selected ? 'z-10 border-white bg-white/20' : 'border-white/80'
          }`}
          style={{ left: `${draft.x}%`, top: `${draft.y}%`, width: `${draft.w}%`, height: `${draft.h}%` }}
          onPointerDown={(event) => start(event, draft, moved)}
        >
          <span className="absolute top-0 left-0 grid h-6 min-w-6 place-items-center bg-black px-1 text-xs font-bold text-white">
            {index + 1}
          </span>
          <span
            className="absolute -right-3 -bottom-3 size-6 cursor-nwse-resize border-2 border-black bg-white"
            onPointerDown={(event) => start(event, draft, resized)}
          />
        </div>
      ))}
    </div>
  );
}
