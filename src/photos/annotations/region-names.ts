import type { Language } from '../../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../contract/localized.js';
import { jsonLocalized } from '../../platform/database/localized-columns.js';
import { publicEntity } from '../../records/public-entity.js';

/** What a region of a photo shows: its label, or else the names of its entity. */
export type RegionNames = LocalizedOrNull<'label'> & LocalizedOrNull<'name'>;

/** SQL of a JSON list of `RegionNames`: what the public reads in the regions of a photo of this alias. */
export const regionNamesOf = (photo: string): string =>
  `coalesce((select json_agg(json_build_object(${jsonLocalized('a.label')}, ${jsonLocalized('e.name')}) order by a.position, a.id)
    from annotations a left join entities e on e.id = a.entity_id and a.label is null and ${publicEntity('e')}
    where a.photo_id = ${photo}.id), '[]')`;

/** Without those that have no text in the language. */
export const namesIn = (regions: RegionNames[], language: Language): string[] =>
  regions.flatMap(
    (region) => region[localizedField('label', language)] ?? region[localizedField('name', language)] ?? [],
  );
