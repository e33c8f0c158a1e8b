export { LegalPage as default } from '../../renderer/legal/LegalPage.js';
