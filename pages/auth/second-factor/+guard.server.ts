export { guard } from '../index/+guard.server.js';
