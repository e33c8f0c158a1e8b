import { adminQuery } from './admin-query.js';

/** Why entities may be related: the archive's own list. */
export const adminRelationKindList = adminQuery(['admin-relation-kinds'], 0, (api) => api.adminRelationKinds.list());
