import { type PointerEvent, type ReactNode, useRef } from 'react';
import { mapLimits } from '../../src/contract/map-limits.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import { panelId } from './MapPanel.js';

/**
 * The filters: beside the map, and in narrower windows a native popover at the bottom, which opens and closes without
 * scripts. With scripts, dragging its grip down closes it too.
 */
export function MapSheet({ children }: { children: ReactNode }) {
  const { t } = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  const draggedBy = ({ clientY }: PointerEvent): number =>
    start.current === null ? 0 : Math.max(0, clientY - start.current);
  const move = (px: number) => sheet.current?.style.setProperty('--dragged', `${px}px`);
  const handleDown = (press: PointerEvent<HTMLDivElement>) => {
    // The button that closes it keeps its clicks.
    if ((press.target as Element).closest('button')) return;
    start.current = press.clientY;
    press.currentTarget.setPointerCapture(press.pointerId);
  };
  const handleUp = (release: PointerEvent) => {
    if (draggedBy(release) > mapLimits.sheetClosePx) sheet.current?.hidePopover();
    start.current = null;
    move(0);
  };
  return (
    <div ref={sheet} id={panelId} popover="auto" role="group" aria-label={t('map.filters')} className="map-panel">
      <div
        className="map-grip"
        onPointerDown={handleDown}
        onPointerMove={(to) => start.current !== null && move(draggedBy(to))}
        onPointerUp={handleUp}
        onPointerCancel={() => {
          start.current = null;
          move(0);
        }}
      >
        <p aria-hidden="true">{t('filters.more')}</p>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('map.closeFilters')}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
