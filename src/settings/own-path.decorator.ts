import { ValidateBy, buildMessage } from 'class-validator';
import { ownPath } from '../contract/paths.js';

/** A path of this site: no page may be made to ask another host for a file. */
export const OwnPath = (): PropertyDecorator =>
  ValidateBy({
    name: 'ownPath',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 500 && ownPath(value, '') === value,
      defaultMessage: buildMessage((each) => `${each}$property is no path of this site`),
    },
  });
