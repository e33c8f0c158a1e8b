import { useShownMap } from './map-context.js';

/** Below a map: names the host that tiles would be loaded from, or says that loading them failed. */
export function MapTilesNote() {
  const { tiles, mapText } = useShownMap();
  const { state, host, allow } = tiles;
  if (state === 'waiting')
    return (
      <div className="border-t border-line px-3 py-1">
        <button type="button" className="link min-h-11 text-left" onClick={allow}>
          {mapText('tiles.show', { host })}
        </button>
        <p className="pb-1 text-xs text-mute">{mapText('tiles.why')}</p>
      </div>
    );
  return (
    <p role="status" className="px-3 text-xs text-mute not-empty:border-t not-empty:border-line not-empty:py-2">
      {state === 'failed' && mapText('tiles.failed')}
    </p>
  );
}
