import { ValidateBy } from 'class-validator';
import { sameSitePath } from '../contract/paths.js';

/** A path of this site, so that pages never request the file from another host. */
export const SameSitePath = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'sameSitePath',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= 500 && sameSitePath(value, '') === value,
      },
    },
    { message: 'site_path_expected' },
  );
