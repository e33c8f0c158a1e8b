import { usePageContext } from 'vike-react/usePageContext';
import { Checks } from '../../../../renderer/admin/printing/Checks.js';
import { spokenLanguage } from '../../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { ChoiceFilter } from '../../../../renderer/lists/ChoiceFilter.js';
import { type LabelChoices, labelLanguagesMax, labelLines, labelSizeNames, labelSizes } from './label-choices.js';

/** The choices of labels. */
export function LabelFields({ choices: { size, languages, lines } }: { choices: LabelChoices }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  // In the order of the address.
  const offered = [language, ...site.languages.filter((of) => of !== language)];
  const label = t(site.languages.length > labelLanguagesMax ? 'printing.languagesUpTo' : 'printing.languages', {
    count: labelLanguagesMax,
  });
  return (
    <>
      <ChoiceFilter
        name="size"
        label={t('printing.labels.size')}
        options={labelSizeNames.map((value) => ({
          value,
          text: `${labelSizes[value].width} × ${labelSizes[value].height} mm`,
        }))}
        chosen={size}
      />
      <Checks
        name="languages"
        label={label}
        options={offered.map((value) => ({ value, text: spokenLanguage(value, language) }))}
        chosen={languages}
      />
      <Checks
        name="lines"
        label={t('printing.labels.besides')}
        options={labelLines.map((value) => ({ value, text: t(`printing.lines.${value}`) }))}
        chosen={lines}
      />
    </>
  );
}
