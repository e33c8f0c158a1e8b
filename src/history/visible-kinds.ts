import { isAmong, type Viewer } from '../contract/access.js';
import { audienceOfKind } from '../contract/record-kinds.js';
import type { Audience } from '../contract/roles.js';
import type { RecordKind } from './recorded-parts.js';

/** Names every kind that is recorded. */
const audiences: Record<RecordKind, Audience> = audienceOfKind;

/** The kinds of records whose changes the viewer sees; null for all of them. */
export function visibleKinds(viewer: Viewer): readonly RecordKind[] | null {
  const all = Object.keys(audiences) as RecordKind[];
  const visible = all.filter((kind) => isAmong(viewer, audiences[kind]));
  return visible.length === all.length ? null : visible;
}
