import { isAdministration } from '../../src/contract/addresses.js';

/** In the address of a page that was loaded anew because of an update. */
const updatedMarker = 'sw-updated';

export interface Interruptible {
  /** Fields that the visitor has typed into, still in the page. */
  typed: readonly { isConnected: boolean; value: string }[];
  sounds: readonly { paused: boolean }[];
  path: string;
}

/** A page is not taken from under somebody who fills in a form, listens, or works in the administration. */
export const isBusy = ({ typed, sounds, path }: Interruptible): boolean =>
  typed.some(({ isConnected, value }) => isConnected && value !== '') ||
  sounds.some(({ paused }) => !paused) ||
  isAdministration(path);

/** Where an update leads: the same page with the marker. */
export function addressAfterUpdate(href: string): string {
  const url = new URL(href);
  url.searchParams.set(updatedMarker, '1');
  return url.href;
}

/** The address of the page itself. Other parameters stay as they were written. */
export const withoutMarker = (href: string): string =>
  href.replace(new RegExp(`([?&])${updatedMarker}=1(&|(?=#|$))`), (_marker, before: string, after: string) =>
    after ? before : '',
  );
