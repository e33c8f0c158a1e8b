import type { PageContextServer } from 'vike/types';
import { securityTextsOf, type SecurityTextsFile } from '../../../renderer/account/security/texts-of-page.js';

export interface Data {
  texts: SecurityTextsFile;
}

export const data = ({ language }: PageContextServer): Data => ({ texts: securityTextsOf(language) });
