import type { OriginalsQuery } from '../../contract/originals.js';
import { definedOnly } from '../../platform/defined-only.js';
import type { WantedOriginals } from './originals.service.js';

/** The query of an address as a selection of photos. */
export const wantedOriginals = ({ ids, except, ...filter }: OriginalsQuery): WantedOriginals => ({
  ...(ids !== undefined && { ids: idsOf(ids) }),
  filter: definedOnly(filter),
  except: idsOf(except),
});

const idsOf = (list: string | undefined): number[] => (list ? list.split(',').map(Number) : []);
