import type { AdminFonds, FondsChange, FondsDetail, ListedFonds, NewFonds, PlacedFonds } from '../fonds.js';
import type { RecordRemoved } from './entities.js';

/** Only those with published photos are public. */
export interface FondsApi {
  /** All of them, each followed by those that are in it. */
  list(): Promise<ListedFonds[]>;
  /** @param input.ids separated by commas; those without published photos are left out */
  byIds(input: { ids: string }): Promise<PlacedFonds[]>;
  byId(input: { id: number }): Promise<FondsDetail>;
  /** Also accepts a former slug. Compare it with the answer's `slug` to redirect. */
  bySlug(input: { slug: string }): Promise<FondsDetail>;
}

export interface AdminFondsApi {
  /** All of them, each followed by those that are in it. */
  list(): Promise<AdminFonds[]>;
  byId(input: { id: number }): Promise<AdminFonds>;
  create(input: NewFonds): Promise<AdminFonds>;
  change(input: { id: number } & FondsChange): Promise<AdminFonds>;
  /** Only one without photos and without others in it. */
  remove(input: { id: number }): Promise<RecordRemoved>;
}
