import type { RefObject } from 'react';
import { type Position, positionFrom, rounded } from '../../src/contract/position.js';

/** One field that holds `45.65, 13.77`, or one for the latitude and one for the longitude. */
export type PinFieldNames = readonly [position: string] | readonly [lat: string, lng: string];

/** The fields of a form in which a position stands, however it came there. */
export interface PinFields {
  read(): Position | null;
  /** As if it had been typed; null empties. */
  write(at: Position | null): void;
  /** Calls back when typing has paused; answers how to stop. */
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
      let pause: ReturnType<typeof setTimeout> | undefined;
      const handleInput = () => {
        if (isWriting) return;
        clearTimeout(pause);
        pause = setTimeout(() => listener(read()), pauseMs);
      };
      within.current?.addEventListener('input', handleInput);
      const heard = within.current;
      return () => {
        clearTimeout(pause);
        heard?.removeEventListener('input', handleInput);
      };
    },
  };
}

/** Two fields as one text, in which a decimal comma is no separator. */
const joined = (texts: string[]): string => texts.join('; ');

function textsOf(at: Position | null, fields: number): string[] {
  if (!at) return [];
  const degrees = [at.lat, at.lng].map((number) => String(rounded(number)));
  return fields === 1 ? [degrees.join(', ')] : degrees;
}
