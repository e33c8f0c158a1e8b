import { ValidateBy } from 'class-validator';
import type { FieldErrorCode } from '../contract/errors.js';
import { isPictureAddress, isTileAddress } from '../contract/map-tiles.js';

const maxLength = 500;

const MapAddress = (message: FieldErrorCode, isValid: (address: string) => boolean): PropertyDecorator =>
  ValidateBy(
    {
      name: message,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length <= maxLength && isValid(value),
      },
    },
    { message },
  );

/** An address of map tiles: a path of this site, or https of another host, which the content security policy then allows. */
export const TileAddress = (): PropertyDecorator => MapAddress('tile_address_expected', isTileAddress);

/** An address of a picture that lies on a map: likewise. */
export const PictureAddress = (): PropertyDecorator => MapAddress('picture_address_expected', isPictureAddress);
