import { adminQuery } from './admin-query.js';

/** All fonds, each followed by those that are in it. */
export const adminFondsList = adminQuery(['admin-fonds'], 0, (api) => api.adminFonds.list());
