import type { PageContextServer } from 'vike/types';
import { sendRecordLinks } from '../../../renderer/seo/record-links.js';
import type { Data } from './+data.shared.js';

export default (pageContext: PageContextServer): void =>
  sendRecordLinks('photo', (pageContext.data as Data).photo, pageContext);
