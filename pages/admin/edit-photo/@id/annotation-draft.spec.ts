import { draftOf, fieldsOf, moved, resized } from './annotation-draft.js';

const region = { x: 40, y: 10, w: 20, h: 50 };

describe('a part of a picture', () => {
  it('is moved by what it is dragged, and no further than the edges', () => {
    expect(moved(region, 5.04, -3)).toEqual({ x: 45, y: 7, w: 20, h: 50 });
    expect(moved(region, 90, 90)).toEqual({ x: 80, y: 50, w: 20, h: 50 });
    expect(moved(region, -90, -90)).toEqual({ x: 0, y: 0, w: 20, h: 50 });
  });

  it('is pulled larger up to the edges, and smaller as long as it can be grasped', () => {
    expect(resized(region, 10, 5)).toEqual({ x: 40, y: 10, w: 30, h: 55 });
    expect(resized(region, 90, 90)).toEqual({ x: 40, y: 10, w: 60, h: 90 });
    expect(resized(region, -90, -90)).toEqual({ x: 40, y: 10, w: 2, h: 2 });
  });
});

describe('an annotation', () => {
  const church = { id: 7, name: 'Church', ownName: 'Chiesa' };
  const stored = { id: 1, ...region, entityId: 7, entitySlug: 'chiesa', labelEn: 'Church', labelDe: null };

  it('that bears the name of its entity has no words of its own, and goes on having none', () => {
    const draft = draftOf({ ...stored, label: 'Chiesa' }, [church]);
    expect(draft).toMatchObject({ entity: church, label: '', labelEn: '' });
    expect(fieldsOf(draft)).toEqual({ ...region, entityId: 7, label: null, labelEn: null, labelDe: null });
  });

  it('that has words of its own keeps them', () => {
    const draft = draftOf({ ...stored, label: 'Il campanile', labelEn: 'The bell tower' }, [church]);
    expect(fieldsOf(draft)).toMatchObject({ entityId: 7, label: 'Il campanile', labelEn: 'The bell tower' });
  });
});
