export { guard } from '../../renderer/account/guard-page.js';
