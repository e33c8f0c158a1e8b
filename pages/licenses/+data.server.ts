import { legalData } from '../../renderer/legal/legal-document.js';

export const data = legalData('licenses');
