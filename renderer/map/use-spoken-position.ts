import { useEffect, useRef, useState } from 'react';
import { type Position, positionText } from '../../src/contract/position.js';
import type { TranslateForMap } from './map-texts.js';

const pauseMs = 700;

/** Text that announces the pin's position to screen readers, after it stops moving; not at the start. */
export function useSpokenPosition(at: Position | null, mapText: TranslateForMap): string {
  const [spoken, setSpoken] = useState('');
  const said = useRef(at);
  useEffect(() => {
    if (at === said.current) return;
    const pause = setTimeout(() => {
      said.current = at;
      setSpoken(at ? mapText('placed', { position: positionText(at).replace(',', ', ') }) : mapText('removed'));
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [at, mapText]);
  return spoken;
}
