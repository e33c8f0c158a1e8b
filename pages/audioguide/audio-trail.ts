import type { TFunction } from 'i18next';
import { entitiesTrail } from '../../renderer/entities/entities-trail.js';
import type { Step } from '../../renderer/seo/breadcrumb.js';
import type { Data } from './+data.shared.js';
import { guidesPath } from './guide-filters.js';

/** Home > cards > audio guides > category. */
export function audioTrail(t: TFunction<'site'>, { filters, categories }: Data): Step[] {
  const category = categories.find(({ code }) => code === filters.type);
  return [
    ...entitiesTrail(t),
    { name: t('audioGuides.title'), path: guidesPath({}) },
    ...(category ? [{ name: category.name, path: guidesPath({ type: category.code }) }] : []),
  ];
}
