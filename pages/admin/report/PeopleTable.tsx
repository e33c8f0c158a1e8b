import type { PersonFigures } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Bar } from './Bar.js';
import { Figure } from './Figure.js';
import { FigureTable } from './FigureTable.js';

/** Who did what in the period. Only the staff is named. */
export function PeopleTable({ people }: { people: PersonFigures[] }) {
  const { t } = useAdminText();
  if (people.length === 0) return <p className="text-mute">{t('report.nobody')}</p>;
  const most = Math.max(...people.map(all));
  return (
    <FigureTable
      caption={t('report.peopleCaption')}
      note={t('report.peopleNote')}
      columns={[t('report.person'), null, t('report.added'), t('report.published'), t('report.changed')]}
    >
      <tbody>
        {people.map((person) => (
          <tr key={`${person.actor}-${person.id}`}>
            <th scope="row">{person.name ?? (person.actor !== 'staff' && t(`report.actors.${person.actor}`))}</th>
            <Bar part={all(person)} whole={most} />
            <Figure value={person.added} />
            <Figure value={person.published} />
            <Figure value={person.changed} />
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

const all = ({ added, published, changed }: PersonFigures): number => added + published + changed;
