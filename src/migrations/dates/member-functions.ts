/** A year, a month or a day as a member of a set has it, with unspecified digits (ISO 8601-2, 6.4 and 8). */
const moment = '[0-9X]{4}(-(0[1-9]|1[0-2]|XX)(-(0[1-9]|[12][0-9]|3[01]|XX))?)?';
const item = ` *${moment}(\\.\\.${moment})? *`;
const set = `^[[{](\\.\\.)?${item}(,${item})+(\\.\\.)?[]}]$`;

const year = (text: string, unspecified: 0 | 9): string =>
  `greatest(1, replace(left(${text}, 4), 'X', '${unspecified}')::integer)`;
const part = (text: string, from: number, other: number): string =>
  `coalesce(nullif(nullif(substr(${text}, ${from}, 2), ''), 'XX')::integer, ${other})`;

const firstDay = (text: string): string =>
  `make_date(${year(text, 0)}, ${part(text, 6, 1)}, 1) + ${part(text, 9, 1)} - 1`;
/** No day after the last one of its month. */
const lastDay = (text: string): string => {
  const month = `make_date(${year(text, 9)}, ${part(text, 6, 12)}, 1)`;
  return `least(${month} + ${part(text, 9, 31)} - 1, (${month} + interval '1 month')::date - 1)`;
};

/**
 * The days of the members of a date in EDTF, as `spansOf` of src/contract/dates has them. They call no function of ours: a copy
 * of the database is restored without a search path.
 */
export const memberFunctions = `
create function years_of_days(days datemultirange) returns int4multirange language sql immutable strict parallel safe as $$
  select range_agg(int4range(extract(year from lower(span))::integer, extract(year from upper(span) - 1)::integer, '[]'))
  from unnest(days) as span
$$;

create function date_members(edtf text, earliest date, latest date, year integer, years int4range)
returns datemultirange language sql immutable parallel safe as $$
  select case when edtf ~ '${set}' then (
    select found.days
    from (
      select range_agg(case when first > last then 'empty' else daterange(first, last, '[]') end) as days
      from (
        select
          case when place = 1 and edtf ~ '^.\\.\\.' then null else ${firstDay('begins')} end as first,
          case when place = places and edtf ~ '\\.\\..$' then null else ${lastDay('ends')} end as last
        from (
          select place, count(*) over () as places, split_part(item, '..', 1) as begins,
            split_part(item, '..', case when strpos(item, '..') > 0 then 2 else 1 end) as ends
          from (
            select place, btrim(text) as item
            from string_to_table(regexp_replace(edtf, '^.(\\.\\.)?|(\\.\\.)?.$', '', 'g'), ',') with ordinality as listed (text, place)
          ) items
        ) members
      ) spans
    ) found
    where range_merge(found.days) = daterange(earliest, latest, '[]')
      and found.days <> datemultirange(range_merge(found.days))
      and int4range(extract(year from earliest)::integer, extract(year from latest)::integer, '[]') = years
      and (year is null or found.days && daterange(make_date(year, 1, 1), make_date(year, 12, 31), '[]'))
  ) end
$$;
`;
