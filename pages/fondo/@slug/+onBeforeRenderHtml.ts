import type { PageContextServer } from 'vike/types';
import { sendFondsLink } from '../../../renderer/seo/record-links.js';
import type { Data } from './+data.shared.js';

export default (pageContext: PageContextServer): void => sendFondsLink((pageContext.data as Data).fonds, pageContext);
