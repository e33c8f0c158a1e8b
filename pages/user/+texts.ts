import { accountTexts } from '../../renderer/account/account-texts.js';
import { contributionTexts } from '../../renderer/contributions/contribution-texts.js';

export default [accountTexts, contributionTexts];
