import { isAdministration } from '../../src/contract/addresses.js';

/** Query parameter of a page that was reloaded because of an update. */
const updatedMarker = 'sw-updated';

export interface Interruptible {
  /** Fields that the visitor has typed into, still in the page. */
  typed: readonly { isConnected: boolean; value: string }[];
  sounds: readonly { paused: boolean }[];
  path: string;
}

/** Whether a reload would interrupt somebody who fills in a form, listens, or works in the administration. */
export const isBusy = ({ typed, sounds, path }: Interruptible): boolean =>
  typed.some(({ isConnected, value }) => isConnected && value !== '') ||
  sounds.some(({ paused }) => !paused) ||
  isAdministration(path);

/** The address to reload after an update: the same page with the marker. */
export function addressAfterUpdate(href: string): string {
  const url = new URL(href);
  url.searchParams.set(updatedMarker, '1');
  return url.href;
}

/** The address without the marker; other parameters stay as they are. */
export const withoutMarker = (href: string): string =>
  href.replace(new RegExp(`([?&])${updatedMarker}=1(&|(?=#|$))`), (_marker, before: string, after: string) =>
    after ? before : '',
  );
