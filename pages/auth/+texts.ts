import { accountTexts } from '../../renderer/account/account-texts.js';

export default [accountTexts];
