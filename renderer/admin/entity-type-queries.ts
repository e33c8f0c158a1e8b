import { adminQuery } from './admin-query.js';

export const entityTypesPath = '/admin/entity-types';

export const adminEntityTypeList = adminQuery(['admin-entity-types'], 0, (api) => api.adminEntityTypes.list());

export const newEntityTypePath = `${entityTypesPath}?edit=new`;
export const editEntityTypePath = (id: number): string => `${entityTypesPath}?edit=${id}`;
