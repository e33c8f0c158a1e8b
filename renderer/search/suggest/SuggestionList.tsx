import { type ReactNode, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asQuery } from '../../api/load.js';
import { queries } from '../../api/queries.js';
import { queryClient } from '../../api/query-client.js';
import { asCardType } from '../../entities/card-type.js';
import { TypeBadge } from '../../entities/TypeBadge.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { Picture } from '../../photos/Picture.js';
import { YearBadge } from '../../photos/YearBadge.js';
import { Marked } from '../Marked.js';
import type { SuggestedName } from '../../../src/contract/search.js';
import { yearsText } from '../search-filters.js';
import { optionId } from './option-id.js';
import type { DecadeOption, EntityOption, PhotoOption, SuggestionGroups } from './suggestion-groups.js';

interface SuggestionListProps {
  id: string;
  groups: SuggestionGroups;
  active: number;
  /** The pointer is over this one. */
  onPoint(index: number): void;
  onOpen(): void;
}

/** The suggestions in groups; the field has the focus, and says which is active. */
export function SuggestionList({ id, groups, active, onPoint, onOpen }: SuggestionListProps) {
  const { t } = useText();
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const propsOf = ({ index, path }: { index: number; path: string }): OptionProps => ({
    id: optionId(id, index),
    path,
    isActive: index === active,
    onPoint: () => onPoint(index),
    onOpen,
  });
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('search.suggest.label')} className="suggestion-groups">
      <Group id={`${id}-decades`} name={t('search.suggest.decades')} options={groups.decades}>
        {(option) => <DecadeRow key={option.path} {...option} {...propsOf(option)} />}
      </Group>
      <Group id={`${id}-entities`} name={t('nav.entities')} options={groups.entities}>
        {(option) => <EntityRow key={option.path} {...option} {...propsOf(option)} />}
      </Group>
      <Group id={`${id}-photos`} name={t('archive.results')} options={groups.photos}>
        {(option) => <PhotoRow key={option.path} {...option} {...propsOf(option)} />}
      </Group>
    </div>
  );
}

interface GroupProps<Item> {
  id: string;
  name: string;
  options: Item[];
  children(option: Item): ReactNode;
}

function Group<Item>({ id, name, options, children }: GroupProps<Item>) {
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="eyebrow">
        {name}
      </p>
      {options.map(children)}
    </div>
  );
}

interface OptionProps {
  id: string;
  path: string;
  isActive: boolean;
  onPoint(): void;
  onOpen(): void;
}

/** A link, so that it can be opened in another tab; out of the tab order, since the field keeps the focus. */
const Option = ({ id, path, isActive, onPoint, onOpen, children }: OptionProps & { children: ReactNode }) => (
  <Link
    to={path}
    role="option"
    id={id}
    aria-selected={isActive}
    tabIndex={-1}
    className="suggestion"
    onPointerMove={() => isActive || onPoint()}
    onClick={(press) => press.ctrlKey || press.metaKey || press.shiftKey || onOpen()}
  >
    {children}
  </Link>
);

function EntityRow({ entity: { name, alias, entityTypeCode }, ...option }: EntityOption & OptionProps) {
  const { language } = useText();
  const { data: types } = useQuery(asQuery(queries.entityTypes()), queryClient());
  const type = types?.find(({ code }) => code === entityTypeCode);
  return (
    <Option {...option}>
      <span className="names">
        <Name {...name} />
        {alias && (
          <span className="alias">
            <Marked {...alias} />
          </span>
        )}
      </span>
      <TypeBadge type={type && asCardType(type, language)} className="about" />
    </Option>
  );
}

function DecadeRow({ decade: { decade, count }, ...option }: DecadeOption & OptionProps) {
  const { t, language } = useText();
  return (
    <Option {...option}>
      <span className="names tabular-nums">
        <span>{yearsText({ from: decade, to: decade + 9 })}</span>
      </span>
      <span className="about">{t('archive.count', { count, number: formatNumber(count, language) })}</span>
    </Option>
  );
}

function PhotoRow({ photo, ...option }: PhotoOption & OptionProps) {
  return (
    <Option {...option}>
      <span className="thumb">
        <Picture image={photo.image} alt="" sizes="64px" />
      </span>
      <span className="names">
        <Name {...photo.title} />
      </span>
      <YearBadge photo={photo} />
    </Option>
  );
}

function Name({ text, marks, language: lang }: SuggestedName) {
  const { language } = useText();
  return (
    <span lang={lang === language ? undefined : lang}>
      <Marked text={text} marks={marks} />
    </span>
  );
}
