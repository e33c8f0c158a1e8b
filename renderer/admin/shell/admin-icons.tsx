import type { AdminPageKey } from '../../../src/contract/admin-pages.js';
import { actionIcons } from '../../forms/action-icons.js';
import { iconPaths, type IconPath } from '../../ui/icons/icon-paths.js';
import { Icon } from '../../ui/icons/Icon.js';

/** The icons of the menu: those of the site, and shapes that public pages do not download. */
export const adminIcons: Record<AdminPageKey, IconPath> = {
  dashboard: iconPaths.layout,
  photos: iconPaths.camera,
  entities: iconPaths.card,
  // An arrow into a tray.
  imports: { stroke: 'M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M3.8 13.5v6.2h16.4v-6.2' },
  fonds: actionIcons.box,
  tags: actionIcons.tag,
  entityTypes: iconPaths.layers,
  // Two chain links.
  relationKinds: {
    stroke:
      'M10.2 13.8a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.4 1.4M13.8 10.2a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.4-1.4',
  },
  defaultCovers: {
    stroke: 'M3.5 5h17v14h-17ZM3.5 16.2l5-5.2 4 4 3.2-3 4.8 4.4M15.5 7.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z',
  },
  contributions: iconPaths.pencil,
  contactMessages: actionIcons.mail,
  removalRequests: iconPaths.flag,
  history: iconPaths.clock,
  // Columns of a chart.
  report: { stroke: 'M3.5 20.5h17M6.5 17v-5.5M12 17V4.5M17.5 17V8.5' },
  settings: {
    stroke: 'M4 6.5h9.5M18.5 6.5H20M4 12h2.5M11.5 12H20M4 17.5h7.5M16.5 17.5H20M16 4v5M9 9.5v5M14 15v5',
  },
  users: {
    stroke:
      'M9 4a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 0 0 9 4ZM2.5 20.2c.4-3.9 2.9-5.9 6.5-5.9s6.1 2 6.5 5.9M15.5 4.3a3.5 3.5 0 0 1 0 6.8M17.8 14.8c2.1.8 3.4 2.6 3.7 5.4',
  },
  apiKeys: { stroke: 'M8 11.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6ZM11 13l8.5-8.5M15.6 8.4l3 3M18.3 5.7l2.4 2.4' },
  map: iconPaths.map,
};

/** Draws the panel of the menu: to make it small or wide. */
export const panelIcon: IconPath = { stroke: 'M3.8 4.5h16.4v15H3.8ZM9.5 4.5v15', fine: 'M6 8.2h1.4M6 11h1.4' };

/** Decorative: the link around it has the accessible name. */
export const AdminIcon = ({ page }: { page: AdminPageKey }) => (
  <Icon name={adminIcons[page]} size={20} className="shrink-0" />
);
