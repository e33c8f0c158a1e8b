import type { UploadState } from './uploads/upload.js';

/** Classes of a photo's state, for a badge and for text. */
export const stateTone: Record<UploadState, { badge: string; text: string }> = {
  queued: { badge: '', text: 'text-mute' },
  checking: { badge: '', text: 'text-mute' },
  duplicate: { badge: 'badge-caution', text: 'text-caution' },
  known: { badge: '', text: 'text-success' },
  paused: { badge: '', text: 'text-mute' },
  uploading: { badge: 'badge-brand', text: 'text-brand' },
  processing: { badge: 'badge-brand', text: 'text-brand' },
  published: { badge: 'badge-success', text: 'text-success' },
  draft: { badge: 'badge-caution', text: 'text-caution' },
  back: { badge: '', text: 'text-mute' },
  failed: { badge: 'badge-danger', text: 'text-danger' },
  removed: { badge: '', text: 'text-mute' },
};
