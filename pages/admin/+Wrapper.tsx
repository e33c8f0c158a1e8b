export { WithQueries as default } from '../../renderer/api/WithQueries.js';
