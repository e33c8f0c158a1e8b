import { jsonLocalized } from '../platform/database/localized-columns.js';

/** SQL of a JSON list: the fonds that a photo of this alias is part of, after what that is in; empty where it is of none. */
export const fondsOf = (photo: string): string =>
  `coalesce((select json_agg(json_build_object('id', f.id, 'slug', f.slug, 'level', f.level, ${jsonLocalized('f.title')})
      order by l.distance desc)
    from fonds_lines l join fonds f on f.id = l.ancestor_id where l.fonds_id = ${photo}.fonds_id), '[]')`;
