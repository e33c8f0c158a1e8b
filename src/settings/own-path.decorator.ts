import { ValidateBy, buildMessage } from 'class-validator';
import { ownPath } from '../contract/paths.js';

/** A path of this site, so that pages never request the file from another host. */
export const OwnPath = (): PropertyDecorator =>
  ValidateBy({
    name: 'ownPath',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 500 && ownPath(value, '') === value,
      defaultMessage: buildMessage((each) => `${each}$property is no path of this site`),
    },
  });
