import { removalRequestPath } from '../../src/contract/removal-request.js';

/** The form is the same for every photo. */
export default (): string => removalRequestPath;
