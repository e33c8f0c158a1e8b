export const announcementId = 'page-announcement';

/** Announces the title after a client-side navigation; renderer/+onAfterRenderClient writes into it. */
export const PageAnnouncement = () => <p id={announcementId} role="status" className="sr-only" />;
