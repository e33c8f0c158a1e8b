import { type Language, languageTable } from '../../src/contract/languages.js';
import { formatNumber } from '../i18n/format.js';

/** `~120 m`, from a kilometre on `~1,2 km`, and from ten on without a decimal. */
export function distanceText(metres: number, language: Language): string {
  if (Math.round(metres) < 1000) return `~${Math.round(metres)} m`;
  const kilometres = metres / 1000;
  if (Number(kilometres.toFixed(1)) >= 10) return `~${formatNumber(Math.round(kilometres), language)} km`;
  const format = new Intl.NumberFormat(languageTable[language].intl, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `~${format.format(kilometres)} km`;
}
