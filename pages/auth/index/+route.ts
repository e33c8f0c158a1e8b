import type { PageContext } from 'vike/types';
import { accountPaths } from '../../../src/contract/paths.js';

/** Without scripts the registration is sent to an address of its own, and its fault is shown there. */
export default ({ urlPathname }: PageContext): boolean =>
  urlPathname === accountPaths.signIn || urlPathname === accountPaths.register;
