import type { RefObject } from 'react';
import { type Position, positionFrom, rounded } from '../../../src/contract/position.js';

/** One field with `45.65, 13.77`, or one for the latitude and one for the longitude. */
export type PinFieldNames = readonly [position: string] | readonly [lat: string, lng: string];

/** The fields of a form that hold a position. */
export interface PinFields {
  read(): Position | null;
  /** Writes like typing, with input events; null empties the fields. */
  write(at: Position | null): void;
  /** Calls back when typing has paused; returns a function that stops it. */
  onTyped(listener: (at: Position | null) => void): () => void;
}

const pauseMs = 400;

export function pinFields(within: RefObject<HTMLElement | null>, names: PinFieldNames): PinFields {
  const inputs = () =>
    [...(within.current?.querySelectorAll('input') ?? [])].filter(({ name }) => names.includes(name));
  const read = () => positionFrom(joined(inputs().map(({ value }) => value)));
  let isWriting = false;
  return {
    read,
    write(at) {
      const texts = textsOf(at, names.length);
      isWriting = true;
      for (const [index, input] of inputs().entries()) {
        input.value = texts[index] ?? '';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      isWriting = false;
    },
    onTyped(listener) {
      let typingTimer: ReturnType<typeof setTimeout> | undefined;
      const handleInput = () => {
        if (isWriting) return;
        clearTimeout(typingTimer);
        typingTimer = setTimeout(() => listener(read()), pauseMs);
      };
      within.current?.addEventListener('input', handleInput);
      const container = within.current;
      return () => {
        clearTimeout(typingTimer);
        container?.removeEventListener('input', handleInput);
      };
    },
  };
}

/** Joins two fields with a separator that is no decimal comma. */
const joined = (texts: string[]): string => texts.join('; ');

function textsOf(at: Position | null, fields: number): string[] {
  if (!at) return [];
  const degrees = [at.lat, at.lng].map((number) => String(rounded(number)));
  return fields === 1 ? [degrees.join(', ')] : degrees;
}
