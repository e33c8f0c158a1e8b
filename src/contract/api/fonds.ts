import type { AdminFonds, FondsChange, NewFonds } from '../fonds.js';
import type { RecordRemoved } from './entities.js';

export interface AdminFondsApi {
  /** All of them, each followed by those that are in it. */
  list(): Promise<AdminFonds[]>;
  byId(input: { id: number }): Promise<AdminFonds>;
  create(input: NewFonds): Promise<AdminFonds>;
  change(input: { id: number } & FondsChange): Promise<AdminFonds>;
  /** Only one without photos and without others in it. */
  remove(input: { id: number }): Promise<RecordRemoved>;
}
