/** Loaded on the first navigation: a first visit is read without it. Null when it cannot be loaded. */
export const loadPhotoTransition = () => import('./photo-transition.js').catch(() => null);
