import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Position } from '../../../src/contract/position.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useShownMap } from '../map-context.js';
import type { BearingField } from './bearing-field.js';
import { type ViewCone, viewConeOn } from './view-cone.js';

interface BearingLayerProps {
  field: BearingField;
  /** Where the photograph was taken; without it there is no direction to show. */
  at: Position | null;
}

/** The direction of view as a cone that is turned on the map, with its button below the map. */
export function BearingLayer({ field, at }: BearingLayerProps) {
  const { map, mapText } = useShownMap();
  const [bearing, setBearing] = useState(field.read);
  const turn = (to: number | null) => {
    setBearing(to);
    field.write(to);
  };
  const handleTurn = useEffectEvent(turn);
  const cone = useRef<ViewCone | null>(null);
  useEffect(() => {
    cone.current = viewConeOn(map, {
      label: mapText('view'),
      valueText: (degrees) => mapText('viewDegrees', { degrees }),
      onTurn: (to) => handleTurn(to),
    });
    return () => cone.current?.remove();
  }, [map, mapText]);
  useEffect(() => cone.current?.show(at && bearing !== null ? { at, bearing } : null), [at, bearing]);
  useEffect(() => field.onTyped(setBearing), [field]);

  if (!at) return null;
  const handleAdd = () => {
    turn(0);
    requestAnimationFrame(() => cone.current?.focus());
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1">
      <p className="min-w-0 grow basis-56 py-1 text-xs text-mute">{bearing !== null && mapText('viewHint')}</p>
      <button
        type="button"
        className="link flex min-h-11 items-center gap-2"
        onClick={bearing === null ? handleAdd : () => turn(null)}
      >
        <Icon name={bearing === null ? 'eye' : 'close'} size={16} className="shrink-0" />
        {mapText(bearing === null ? 'addView' : 'removeView')}
      </button>
    </div>
  );
}
