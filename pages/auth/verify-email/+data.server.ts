import { linkData } from '../link-data.js';

export const data = linkData('verify_email');
