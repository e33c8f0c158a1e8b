import type { Photo } from '../../../src/contract/photo.js';
import type { Period } from '../../../src/contract/periods.js';
import type { Position } from '../../../src/contract/position.js';
import { periodOf } from '../periods-on-map.js';
import type { Sign } from './record-markers.js';
import { type SignContext, signOfEntity, signOfPhoto, yearsOfSign } from './record-signs.js';

/** The one entity whose photos a map shows. */
export interface OwnEntity {
  id: number;
  name: string;
  /** Code of its type. */
  type: string;
  stillExists: boolean;
  at: Position;
}

/** The photo that a map was opened for. */
export interface OwnPhoto extends Pick<Photo, 'id' | 'year' | 'yearStart' | 'yearEnd' | 'bearing'> {
  at: Position;
}

interface Own {
  entity: OwnEntity | null;
  photo: OwnPhoto | null;
}

/** The signs of what a map was opened for, above all others: no cluster takes their place. */
export function ownSigns({ entity, photo }: Own, periods: readonly Period[], context: SignContext): Sign[] {
  return [
    ...(entity ? [signOfEntity({ ...entity, ...entity.at, isSelf: true, isNamed: true }, context)] : []),
    ...(photo ? [signOfOwnPhoto(photo, periods, context)] : []),
  ];
}

const signOfOwnPhoto = ({ id, at, bearing, ...dated }: OwnPhoto, periods: readonly Period[], context: SignContext) =>
  signOfPhoto({ id, ...at, ...yearsOfSign(dated), bearing, period: periodOf(dated, periods), isSelf: true }, context);

/** These signs, and those of the others that do not stand for the same records. */
export function withoutSame(own: Sign[], others: Sign[]): Sign[] {
  const isSame = ({ record }: Sign) =>
    own.some((sign) => record?.kind === sign.record?.kind && record?.id === sign.record?.id);
  return [...own, ...others.filter((sign) => !sign.record || !isSame(sign))];
}
