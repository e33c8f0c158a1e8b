import { ValidateBy, buildMessage } from 'class-validator';
import { isTileAddress } from '../contract/map-tiles.js';

/** Where a map's pictures come from: of this site, or by https of another host, which the pages' policy then names. */
export const TileAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'tileAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 500 && isTileAddress(value),
      defaultMessage: buildMessage((each) => `${each}$property is no address of map tiles`),
    },
  });
