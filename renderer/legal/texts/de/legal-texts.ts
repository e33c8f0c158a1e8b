import type { LegalTexts } from '../../legal-text.js';
import { accessibility } from './accessibility.js';
import { cookies } from './cookies.js';
import { licenses } from './licenses.js';
import { privacy } from './privacy.js';
import { terms } from './terms.js';

export const legalTexts: LegalTexts = { privacy, cookies, terms, licenses, accessibility };
