import type { Language } from '../../src/contract/languages.js';
import { ZoomDialog } from './ZoomDialog.js';
import { loadZoomTexts, type TranslateForZoom } from './zoom-texts.js';

export interface LoadedZoom {
  ZoomDialog: typeof ZoomDialog;
  /** The texts of the enlarged photo. */
  zoomText: TranslateForZoom;
}

export const loadZoom = async (language: Language): Promise<LoadedZoom> => ({
  ZoomDialog,
  zoomText: await loadZoomTexts(language),
});
