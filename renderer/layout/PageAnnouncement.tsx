export const announcementId = 'page-announcement';

/** Says the title of a page that opened without a page load; renderer/+onAfterRenderClient writes into it. */
export const PageAnnouncement = () => <p id={announcementId} role="status" className="sr-only" />;
