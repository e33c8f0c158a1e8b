import type { Viewer } from '../../contract/access.js';
import type { Config } from '../../platform/config/config.js';

/** Whether signing out here leaves somebody signed in at the institution, as far as the archive knows. */
export const wasAtInstitution = (viewer: Viewer, { openIdConnect }: Config): boolean =>
  openIdConnect !== null && viewer.kind === 'user' && viewer.wasAtInstitution === true;
