import { ValidateBy, buildMessage } from 'class-validator';
import { isTileAddress } from '../contract/map-tiles.js';

/** An address of map tiles: a path of this site, or https of another host, which the content security policy then allows. */
export const TileAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'tileAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 500 && isTileAddress(value),
      defaultMessage: buildMessage((each) => `${each}$property is no address of map tiles`),
    },
  });
