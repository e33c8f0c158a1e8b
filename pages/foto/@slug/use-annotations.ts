import {
  type DOMAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { storedPreference, storePreference } from '../../../renderer/consent/preferences.js';
import { createStore } from '../../../renderer/ui/store.js';

/** The key in local storage of the choice to hide the annotations: `hidden`, or nothing. */
const storageKey = 'annotations';

/** A second tap within this time belongs to a double tap, which phones know as a gesture to enlarge: it follows no link. */
const doubleTapMs = 400;

const hidden = createStore(() => storedPreference(storageKey) === 'hidden');

export interface ShownAnnotations {
  areShown: boolean;
  toggle(): void;
  /** Id of the annotation whose region is framed, or null. */
  framed: number | null;
  /** For a link or button that belongs to an annotation. */
  pointingAt(id: number): DOMAttributes<HTMLElement>;
}

/** Which annotations of the picture are shown, and which is framed. The choice to hide them holds for the next photos. */
export function useAnnotations(picture: RefObject<HTMLElement | null>): ShownAnnotations {
  const areShown = !useSyncExternalStore(hidden.subscribe, hidden.get, () => false);
  const [framed, setFramed] = useState<number | null>(null);
  const isFramingTap = useRef(false);
  const framedAt = useRef(-Infinity);
  const toggle = () => {
    hidden.set(areShown);
    storePreference(storageKey, areShown ? 'hidden' : null);
  };
  const pointingAt = (id: number): DOMAttributes<HTMLElement> => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setFramed(id),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setFramed(null),
    onFocus: () => setFramed(id),
    onBlur: () => setFramed(null),
    onPointerDown: ({ pointerType, timeStamp }: PointerEvent) => {
      const isDoubleTap = timeStamp - framedAt.current < doubleTapMs;
      isFramingTap.current = pointerType === 'touch' && (framed !== id || isDoubleTap);
    },
    // A finger cannot point: the first tap frames the region, a later one follows the link.
    onClick: (click: MouseEvent) => {
      if (!isFramingTap.current) return;
      isFramingTap.current = false;
      click.preventDefault();
      click.stopPropagation();
      setFramed(id);
      framedAt.current = click.timeStamp;
      // The name that was tapped may be far below it. Not before a second tap, which would meet something else.
      setTimeout(() => picture.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }), doubleTapMs);
    },
  });
  return { areShown, toggle, framed, pointingAt };
}
