import { type PointerEvent, useId, useRef, useState } from 'react';
import type { Region } from '../../../../src/contract/annotation.js';
import type { Renditions } from '../../../../src/contract/image.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import type { AnnotationDraft } from './annotation-draft.js';
import { AnnotationFrame } from './AnnotationFrame.js';
import { drawn, type Handle, moved, type Point, resized } from './annotation-region.js';

interface AnnotationCanvasProps {
  image: Renditions;
  drafts: AnnotationDraft[];
  selected: string | null;
  /** A finger draws too, and does not scroll the page. */
  isDrawing: boolean;
  onDraw(region: Region): void;
  onSelect(key: string): void;
  onMove(key: string, to: Region): void;
  /** Opens the fields of the annotation. */
  onOpen(key: string): void;
  onRemove(key: string): void;
}

/** Turns the pointer's way since its start into what is shown now. */
type Drag = { start: Point } & (
  { kind: 'draw' } | { kind: 'change'; key: string; from: Region; handle: Handle | null }
);

/** The image with its annotations, which are drawn, moved and resized by mouse, pen or finger, and by keys. */
export function AnnotationCanvas({ image, drafts, selected, isDrawing, ...canvas }: AnnotationCanvasProps) {
  const { t } = useAdminText();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [outline, setOutline] = useState<Region | null>(null);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };
  const begin = (event: PointerEvent, what: Drag) => {
    frame.current!.setPointerCapture(event.pointerId);
    drag.current = what;
  };
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.pointerType === 'touch' && !isDrawing)) return;
    event.preventDefault();
    begin(event, { kind: 'draw', start: pointOf(event) });
  };
  const grab = (event: PointerEvent, { key, ...from }: AnnotationDraft, handle: Handle | null) => {
    // While one draws, a new frame may begin on another.
    if (isDrawing && handle === null) return;
    event.stopPropagation();
    canvas.onSelect(key);
    begin(event, { kind: 'change', key, from, handle, start: pointOf(event) });
  };
  const handleMove = (event: PointerEvent) => {
    const current = drag.current;
    if (!current) return;
    const to = pointOf(event);
    if (current.kind === 'draw') return setOutline(drawn(current.start, to));
    const { key, from, handle, start } = current;
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    canvas.onMove(key, handle ? resized(from, handle, dx, dy) : moved(from, dx, dy));
  };
  const handleEnd = (event: PointerEvent) => {
    const current = drag.current;
    drag.current = null;
    setOutline(null);
    if (current?.kind !== 'draw' || event.type === 'pointercancel') return;
    const region = drawn(current.start, pointOf(event));
    if (region) canvas.onDraw(region);
  };

  return (
    <>
      <div
        ref={frame}
        role="group"
        aria-label={t('annotations.canvas')}
        className={`relative cursor-crosshair select-none [&_picture]:contents ${isDrawing ? 'touch-none' : ''}`}
        onPointerDown={handleDown}
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
          <AnnotationFrame
            key={draft.key}
            draft={draft}
            number={index + 1}
            isSelected={draft.key === selected}
            describedBy={keysId}
            onGrab={(event, handle) => grab(event, draft, handle)}
            onSelect={() => canvas.onSelect(draft.key)}
            onMove={(to) => canvas.onMove(draft.key, to)}
            onOpen={() => canvas.onOpen(draft.key)}
            onRemove={() => canvas.onRemove(draft.key)}
          />
        ))}
        {outline && (
          <div
            className="pointer-events-none absolute z-20 border-2 border-dashed border-white bg-white/20 shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
            style={{ left: `${outline.x}%`, top: `${outline.y}%`, width: `${outline.w}%`, height: `${outline.h}%` }}
          />
        )}
      </div>
      <p id={keysId} className="text-xs text-mute">
        {t('annotations.keys')}
      </p>
    </>
  );
}
