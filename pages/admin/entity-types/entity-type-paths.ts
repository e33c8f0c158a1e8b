export const entityTypesPath = '/admin/entity-types';

export const newEntityTypePath = `${entityTypesPath}?edit=new`;
export const editEntityTypePath = (id: number): string => `${entityTypesPath}?edit=${id}`;
