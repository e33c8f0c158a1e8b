import { adminQuery } from '../../../renderer/admin/admin-query.js';

export const adminDefaultCoverList = adminQuery(['admin-default-covers'], 0, (api) => api.adminDefaultCovers.list());
