import type { Sign } from '../records/record-markers.js';
import { type SignContext, signOfEntity } from '../records/record-signs.js';
import type { NearEntity } from './near-entity.js';

/** None where its position is not known. @param isSelf it is what the page is about */
export const signsOfNear = ({ at, ...entity }: NearEntity, context: SignContext, isSelf = false): Sign[] =>
  at ? [signOfEntity({ ...entity, ...at, isSelf }, context)] : [];
