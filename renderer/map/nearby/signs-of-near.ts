import type { Sign } from '../records/record-markers.js';
import type { OpenedRecord } from '../records/SignsLayer.js';
import { type SignContext, signOfEntity } from '../records/record-signs.js';
import type { NearEntity } from './near-entity.js';

/** None where its position is not known. @param isSelf it is what the page is about */
export const signsOfNear = ({ at, ...entity }: NearEntity, context: SignContext, isSelf = false): Sign[] =>
  at ? [signOfEntity({ ...entity, ...at, isSelf }, context)] : [];

/** To open the popup of an entity that was chosen in a list; null where its position is not known. */
export const openedNear = ({ id, at }: NearEntity): OpenedRecord | null => at && { kind: 'entity', id, at };
