import { type LatLng, type Map as LeafletMap, popup as leafletPopup, type Popup } from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mapLimits } from '../../../src/contract/map-limits.js';
import { besideSign, popupWidthPx } from './popup-place.js';
import type { OpenedBy } from './record-markers.js';
import { returnFocus } from './return-focus.js';

interface Opening {
  by: OpenedBy;
  /** Its sign, to which the focus returns from the popup. */
  sign?: HTMLElement | undefined;
}

interface MapPopup<Content> {
  /** What the popup shows, and the element to render it into; null while it is closed. `takesFocus`: it was opened by a key. */
  shown: { content: Content; element: HTMLElement; takesFocus: boolean } | null;
  /** Opens it, for as long as the pointer is on its sign or on the popup itself, or until it is closed. */
  open(content: Content, at: LatLng, opening: Opening): void;
  /** The pointer has left the sign. */
  leave(): void;
  close(): void;
  /** Its content has another size now. */
  fit(): void;
}

/** One popup of a map. One that the pointer has opened closes a moment after the pointer has left; Esc closes any. */
export function useMapPopup<Content>(map: LeafletMap): MapPopup<Content> {
  const [shown, setShown] = useState<MapPopup<Content>['shown']>(null);
  const popup = useRef<Popup | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByPointer = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    popup.current?.remove();
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    if (isByPointer.current) timer.current = setTimeout(close, mapLimits.popupCloseMs);
  }, [close]);
  const stay = useCallback(() => clearTimeout(timer.current), []);

  const open = useCallback(
    (content: Content, at: LatLng, { by, sign }: Opening) => {
      clearTimeout(timer.current);
      isByPointer.current = by === 'pointer';
      popup.current?.remove();
      const element = document.createElement('div');
      // Events of the mouse, as those of signs are: events of pointers come before them.
      element.addEventListener('mouseenter', stay);
      element.addEventListener('mouseleave', leave);
      const made = leafletPopup({
        autoPan: false,
        minWidth: popupWidthPx,
        maxWidth: popupWidthPx,
        ...besideSign(map, at),
      });
      made.setLatLng(at).setContent(element);
      made.on('remove', () => {
        if (popup.current === made) popup.current = null;
        focus.giveBack();
        setShown((now) => (now?.element === element ? null : now));
      });
      popup.current = made;
      made.openOn(map);
      const focus = returnFocus(made.getElement()!, sign?.isConnected ? sign : map.getContainer());
      setShown({ content, element, takesFocus: by === 'key' });
    },
    [map, leave, stay],
  );

  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen, close]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fit = useCallback(() => popup.current?.update(), []);
  return { shown, open, leave, close, fit };
}
