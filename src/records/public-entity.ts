import type { EntityStatus } from '../contract/entity.js';

/** Whether everybody sees an entity. A draft is known to staff only. */
export const isPublicEntity = ({ status }: { status: EntityStatus }): boolean => status === 'published';

/** The same as an SQL condition on the entity of this alias. */
export const publicEntity = (alias: string): string => `${alias}.status = 'published'`;

/** SQL: whether everybody sees the entity with this id, an expression; not one that is no more. */
export const isPublicEntityId = (id: string): string =>
  `exists (select from entities public_entity where public_entity.id = ${id} and ${publicEntity('public_entity')})`;
