import { announcementId } from './PageAnnouncement.js';

/**
 * What a page load does by itself and a client-side navigation does not: the focus stands at the beginning of what the
 * visitor came for, and screen readers say where that is.
 */
export function arriveOnPage(): void {
  const goal = goalOfAddress() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (goal) {
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }
  const announcement = document.getElementById(announcementId);
  if (announcement) announcement.textContent = document.title;
}

const goalOfAddress = (): HTMLElement | null =>
  location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
