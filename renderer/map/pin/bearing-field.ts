import type { RefObject } from 'react';

/** The field of a form that holds a direction of view. */
export interface BearingField {
  /** Degrees clockwise from north, 0 to 359; null when the field has no such number. */
  read(): number | null;
  /** Writes like typing, with an input event; null empties the field. */
  write(bearing: number | null): void;
  /** Calls back after each change by typing; returns a function that stops it. */
  onTyped(listener: (bearing: number | null) => void): () => void;
}

export function bearingField(within: RefObject<HTMLElement | null>, name: string): BearingField {
  const input = () => within.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const read = (): number | null => {
    const text = input()?.value.trim() ?? '';
    const degrees = Number(text);
    return /^\d{1,3}$/.test(text) && degrees < 360 ? degrees : null;
  };
  let isWriting = false;
  return {
    read,
    write(bearing) {
      const field = input();
      if (!field) return;
      isWriting = true;
      field.value = bearing === null ? '' : String(bearing);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      isWriting = false;
    },
    onTyped(listener) {
      const handleInput = () => {
        if (!isWriting) listener(read());
      };
      const container = within.current;
      container?.addEventListener('input', handleInput);
      return () => container?.removeEventListener('input', handleInput);
    },
  };
}
