import { exploreLimits } from '../../src/contract/explore-limits.js';
import { isStep } from './explore-rules.js';

/** What the visitor chooses; it is in the address, the position never is. */
export interface ExploreChoice {
  /** In metres. */
  radius: number;
  /** Codes of types of entities; none: all. */
  types: string[];
}

/** Reads `?radius=200&cardCats=church,square`. Invalid values and unknown codes are ignored. */
export function readChoice(search: string, codes: string[]): ExploreChoice {
  const query = new URLSearchParams(search);
  const asked = query.get('radius') ?? '';
  const radius = /^\d{2,3}$/.test(asked) ? Number(asked) : NaN;
  const chosen = (query.get('cardCats') ?? '').split(',');
  return {
    radius: isStep(radius) ? radius : exploreLimits.radius.usual,
    types: codes.filter((code) => chosen.includes(code)),
  };
}

/** The query of the address, with its question mark; default values are left out. */
export function choiceQuery({ radius, types }: ExploreChoice): string {
  const query = [
    radius !== exploreLimits.radius.usual && `radius=${radius}`,
    types.length > 0 && `cardCats=${types.join()}`,
  ].filter(Boolean);
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** Adds or removes a type. */
export const toggledType = ({ types, ...choice }: ExploreChoice, code: string): ExploreChoice => ({
  ...choice,
  types: types.includes(code) ? types.filter((type) => type !== code) : [...types, code],
});
