import { cachePrefix } from './offline-cache.js';

/** After a sign-out no visited page may stay on this computer. */
export async function deleteCachedPages(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
