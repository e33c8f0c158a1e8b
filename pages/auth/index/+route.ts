import type { PageContext } from 'vike/types';
import { accountPaths } from '../../../src/contract/paths.js';

/** Without scripts the registration posts to an address of its own, and its errors are shown there. */
export default ({ urlPathname }: PageContext): boolean =>
  urlPathname === accountPaths.signIn || urlPathname === accountPaths.register;
