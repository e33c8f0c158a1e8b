import type { Localized, LocalizedOrNull } from './localized.js';

/**
 * A reason why two entities are related. `name` reads from the first entity to the second: `designed by`; `reverseName` from
 * the second to the first: `designed`. Without a `reverseName` the relation reads the same from both: `Nearby`.
 */
export interface RelationKind extends Localized<'name'>, LocalizedOrNull<'reverseName'> {
  id: number;
  code: string;
}

/** What is stored of a kind of relation. */
export type RelationKindFields = Omit<RelationKind, 'id'>;

/** A kind of relation as the administration shows it. */
export interface AdminRelationKind extends RelationKind {
  /** The relations of this kind. */
  relationCount: number;
  /** Of its names; a change may state it. */
  version: string;
}

export type NewRelationKind = Pick<RelationKindFields, 'code' | 'name'> & Partial<RelationKindFields>;

/** What is left out stays. Relations and their history name the code, which cannot be changed. */
export type RelationKindChange = Partial<Omit<RelationKindFields, 'code'>> & {
  /** The kind's `version` when it was loaded: nobody overwrites an edit that they have not seen. */
  version?: string;
};
