import { ValidateBy, buildMessage } from 'class-validator';
import { isPictureAddress, isTileAddress } from '../contract/map-tiles.js';

const maxLength = 500;

const MapAddress = (name: string, isValid: (address: string) => boolean): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= maxLength && isValid(value),
      defaultMessage: buildMessage((each) => `${each}$property is no address for a map`),
    },
  });

/** An address of map tiles: a path of this site, or https of another host, which the content security policy then allows. */
export const TileAddress = (): PropertyDecorator => MapAddress('tileAddress', isTileAddress);

/** An address of a picture that lies on a map: likewise. */
export const PictureAddress = (): PropertyDecorator => MapAddress('pictureAddress', isPictureAddress);
