import type { PhotoRetry } from '../../contract/admin-photo.js';
import { OptionalYesNo } from '../../platform/http/input.decorators.js';

export class PhotoRetryDto implements PhotoRetry {
  /** A moderator lets the picture in although it was removed on request, or resembles such a one. */
  @OptionalYesNo()
  confirmRemovedScan?: boolean;
}
