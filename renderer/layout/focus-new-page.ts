import { announcementId } from './PageAnnouncement.js';

/**
 * Does after a client-side navigation what a page load does by itself: moves the focus to the beginning of the content,
 * and announces the title to screen readers.
 */
export function focusNewPage(): void {
  const target = targetOfHash() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  const announcement = document.getElementById(announcementId);
  if (announcement) announcement.textContent = document.title;
}

const targetOfHash = (): HTMLElement | null =>
  location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
