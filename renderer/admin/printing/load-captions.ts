import type { PageContext } from 'vike/types';
import type { CaptionedPhoto, CaptionsQuery } from '../../../src/contract/captions.js';
import { errorCodeOf } from '../../../src/contract/error-status.js';
import { load } from '../../api/load.js';
import { adminPhotoQueries } from '../admin-photo-queries.js';

export type PrintProblem = 'selection_empty' | 'selection_too_large';

interface LoadedCaptions {
  photos: CaptionedPhoto[];
  /** Why there is nothing to print. */
  problem: PrintProblem | null;
}

/** The photos to print, or why they cannot be printed: then the page says so, and what to do. */
export async function loadCaptions(pageContext: PageContext, query: CaptionsQuery): Promise<LoadedCaptions> {
  try {
    return { photos: await load(pageContext, adminPhotoQueries.captions(query)), problem: null };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== 'selection_empty' && code !== 'selection_too_large') throw error;
    return { photos: [], problem: code };
  }
}
