import { adminQuery } from './admin-query.js';

/** The tags that most photos have, also drafts: those that a filter offers. */
export const offeredAdminTags = adminQuery(['admin-tags', 'offered'], 0, (api) => api.adminTags.offered());

export const adminTagById = (id: number) => adminQuery(['admin-tags', id], 0, (api) => api.adminTags.byId({ id }));
