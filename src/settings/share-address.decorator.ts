import { ValidateBy } from 'class-validator';
import { limits } from '../contract/limits.js';
import { isShareAddress } from '../contract/share-targets.js';

/** An https address with a place for that of the page. */
export const ShareAddress = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'shareAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.length <= limits.text.line && isShareAddress(value),
      },
    },
    { message: 'share_address_expected' },
  );
