import { contributionTexts } from '../../renderer/contributions/contribution-texts.js';

export default [contributionTexts];
