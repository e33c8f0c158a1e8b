import { usePageContext } from 'vike-react/usePageContext';
import { limits } from '../../../src/contract/limits.js';

const byDefault = { bytes: limits.upload.imageBytes, pixels: limits.upload.imagePixels };

/** What this archive takes of one scan: MAX_IMAGE_MB and MAX_IMAGE_MEGAPIXELS. */
export const useUploadLimits = () => usePageContext().uploadLimits ?? byDefault;
