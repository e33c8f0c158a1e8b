import type { OpenedRecord } from '../records/SignsLayer.js';
import type { NearEntity } from './near-entity.js';

/** To open the popup of an entity that was chosen in a list; null where its position is not known. */
export const openedNear = ({ id, at }: NearEntity): OpenedRecord | null => at && { kind: 'entity', id, at };
