import { linkData } from '../link-data.js';

export const data = linkData('reset_password');
