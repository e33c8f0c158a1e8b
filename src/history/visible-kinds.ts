import { isAmong, type Viewer } from '../contract/access.js';
import type { Audience } from '../contract/roles.js';
import type { RecordKind } from './recorded-parts.js';

/** Who sees, and reverts, the changes of each kind of record. */
const audiences: Record<RecordKind, Audience> = {
  photo: 'editors',
  entity: 'editors',
  entity_relation: 'editors',
  // Editors see the types on their page; only administrators may change them.
  entity_type: 'administrators',
  tag: 'editors',
  default_cover: 'editors',
  contribution: 'moderators',
  contact_message: 'moderators',
  settings: 'administrators',
  user: 'administrators',
  api_key: 'administrators',
};

/** The kinds of records whose changes the viewer sees; null for all of them. */
export function visibleKinds(viewer: Viewer): readonly RecordKind[] | null {
  const all = Object.keys(audiences) as RecordKind[];
  const visible = all.filter((kind) => isAmong(viewer, audiences[kind]));
  return visible.length === all.length ? null : visible;
}
