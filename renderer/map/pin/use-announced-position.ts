import { useEffect, useRef, useState } from 'react';
import { type Position, positionText } from '../../../src/contract/position.js';
import type { TranslateForMap } from '../map-texts.js';

const pauseMs = 700;

/** Text that announces the pin's position to screen readers, after it stops moving; not at the start. */
export function useAnnouncedPosition(at: Position | null, mapText: TranslateForMap): string {
  const [announcement, setAnnouncement] = useState('');
  const announcedAt = useRef(at);
  useEffect(() => {
    if (at === announcedAt.current) return;
    const timer = setTimeout(() => {
      announcedAt.current = at;
      setAnnouncement(at ? mapText('placed', { position: positionText(at).replace(',', ', ') }) : mapText('removed'));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [at, mapText]);
  return announcement;
}
