import type { PageContext } from 'vike/types';
import { photoPath } from '../../../../src/contract/paths.js';
import type { Data } from '../+data.shared.js';

export default ({ data }: PageContext): string => photoPath((data as Data).photo.slug);
