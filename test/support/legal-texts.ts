import { readLegalTexts } from '../../renderer/legal/read-legal-texts.js';

/** What the build makes of content/legal, for tests that run without a build. */
export const legalTexts = readLegalTexts();
