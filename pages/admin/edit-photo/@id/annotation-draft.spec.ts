import { noText } from '../../../../src/contract/localized.js';
import { draftOf, fieldsOf } from './annotation-draft.js';

const region = { x: 40, y: 10, w: 20, h: 50 };

describe('an annotation', () => {
  const church = { id: 7, name: 'Church', ownName: 'Chiesa' };
  const stored = { id: 1, ...region, entityId: 7, entitySlug: 'chiesa', ...noText('label'), labelEn: 'Church' };

  it('that shows the name of its entity has no label of its own, and is saved without one', () => {
    const draft = draftOf({ ...stored, label: 'Chiesa' }, [church]);
    expect(draft).toMatchObject({ entity: church, label: '', labelEn: '' });
    expect(fieldsOf(draft)).toEqual({ ...region, entityId: 7, ...noText('label') });
  });

  it('that has a label of its own keeps it', () => {
    const draft = draftOf({ ...stored, label: 'Il campanile', labelEn: 'The bell tower' }, [church]);
    expect(fieldsOf(draft)).toMatchObject({ entityId: 7, label: 'Il campanile', labelEn: 'The bell tower' });
  });
});
