import { useState, useSyncExternalStore } from 'react';
import { unfinishedUploads } from './unfinished-uploads.js';

/** The id of the upload, to which links lead. */
export const uploadPanelId = 'upload';

const never = () => () => undefined;
const isAskedFor = (): boolean => window.location.hash === `#${uploadPanelId}`;
const onServer = (): boolean => false;

/**
 * Whether the upload is open: as it was chosen on this page, else where the address asks for it, or the data of an interrupted
 * upload are in its form, to be looked at before the files are chosen again.
 */
export function useUploadPanel(): { isOpen: boolean; setIsOpen(isOpen: boolean): void } {
  const [chosen, setIsOpen] = useState<boolean | null>(null);
  const isAsked = useSyncExternalStore(never, isAskedFor, onServer);
  const unfinished = useSyncExternalStore(unfinishedUploads.subscribe, unfinishedUploads.get, () => null);
  return { isOpen: chosen ?? (isAsked || unfinished !== null), setIsOpen };
}
