import { draftOf, fieldsOf, moved, resized } from './annotation-draft.js';

const region = { x: 40, y: 10, w: 20, h: 50 };

describe('the region of an annotation', () => {
  it('moves as far as it is dragged, but not beyond the edges of the image', () => {
    expect(moved(region, 5.04, -3)).toEqual({ x: 45, y: 7, w: 20, h: 50 });
    expect(moved(region, 90, 90)).toEqual({ x: 80, y: 50, w: 20, h: 50 });
    expect(moved(region, -90, -90)).toEqual({ x: 0, y: 0, w: 20, h: 50 });
  });

  it('can be resized up to the edges, and down to a size that can still be dragged', () => {
    expect(resized(region, 10, 5)).toEqual({ x: 40, y: 10, w: 30, h: 55 });
    expect(resized(region, 90, 90)).toEqual({ x: 40, y: 10, w: 60, h: 90 });
    expect(resized(region, -90, -90)).toEqual({ x: 40, y: 10, w: 2, h: 2 });
  });
});

describe('an annotation', () => {
  const church = { id: 7, name: 'Church', ownName: 'Chiesa' };
  const stored = { id: 1, ...region, entityId: 7, entitySlug: 'chiesa', labelEn: 'Church', labelDe: null };

  it('that shows the name of its entity has no label of its own, and is saved without one', () => {
    const draft = draftOf({ ...stored, label: 'Chiesa' }, [church]);
    expect(draft).toMatchObject({ entity: church, label: '', labelEn: '' });
    expect(fieldsOf(draft)).toEqual({ ...region, entityId: 7, label: null, labelEn: null, labelDe: null });
  });

  it('that has a label of its own keeps it', () => {
    const draft = draftOf({ ...stored, label: 'Il campanile', labelEn: 'The bell tower' }, [church]);
    expect(fieldsOf(draft)).toMatchObject({ entityId: 7, label: 'Il campanile', labelEn: 'The bell tower' });
  });
});
