import type { Annotation } from '../../../src/contract/annotation.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';
import { legendOf } from './legend-of.js';

const annotation = (id: number, label: string, entitySlug: string | null) => ({ id, label, entitySlug }) as Annotation;
const entity = (id: number, name: string, slug: string) => ({ id, name, slug }) as PhotoEntity;

describe('the legend of a photograph', () => {
  it('lists annotations by number, then the entities that none of them names', () => {
    const annotations = [annotation(7, 'Il molo', 'molo-audace'), annotation(9, 'Una barca', null)];
    const entities = [entity(1, 'Molo Audace', 'molo-audace'), entity(2, 'Rive', 'rive')];
    expect(
      legendOf({ annotations, entities }, 'it').map(({ mark, label, slug }) => [mark?.number, label, slug]),
    ).toEqual([
      [1, 'Il molo', 'molo-audace'],
      [2, 'Una barca', null],
      [undefined, 'Rive', 'rive'],
    ]);
  });

  it('says in which language a label without a translation is', () => {
    const [item] = legendOf({ annotations: [], entities: [entity(2, 'Rive', 'rive')] }, 'de');
    expect(item?.lang).toBe('it');
  });
});
