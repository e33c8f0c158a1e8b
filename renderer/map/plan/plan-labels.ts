import { cutText } from '../../../src/contract/text.js';

/** An entity on the plan, in pixels. */
export interface PlanPoint {
  name: string;
  isArea: boolean;
  /** A related entity: its name comes before all others. */
  isNear: boolean;
  /** The size of the sign of the map that stands for it, which needs more room than a dot. */
  signPx?: number;
  /** The sign that stands for it is its own, not that of several. */
  hasOwnSign?: boolean;
  isQuarter?: boolean;
  isEvent?: boolean;
  /** Its name stands in its place, without a dot. */
  isNameOnly?: boolean;
  /** A shape of the plan, not an entity: its name comes after all others. */
  ground?: 'land' | 'water';
  x: number;
  y: number;
}

export interface PlanLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The name of an area or a shape is centred on it, that of a point is beside its dot. */
  kind: 'area' | 'point' | 'near' | 'land' | 'water';
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Longer names are cut, in characters; they are whole where that leaves out no other name. */
const maxNameLength = 35;
const besideDotPx = 8;
/** Between a sign and the name beside it. */
const signGapPx = 2;
/** Average width of a character as the style sheet sets it: names of areas are spaced italics. */
const characterPx = { area: 8.4, point: 6.6, near: 7, land: 8, water: 8.4 };
const lineHeightPx = 16;

/**
 * The names that fit: first of related entities, then of areas, of points and of shapes, each in the given order. A name is left
 * out when it would overlap another name, a dot, a box of `taken`, or the edge of the view. Long names are cut, and whole
 * where there is still room when all have their places.
 */
export function labelsFor(points: PlanPoint[], view: Box, taken: Box[] = []): PlanLabel[] {
  const occupied = [
    ...taken,
    ...points
      .filter(({ isArea, signPx, isNameOnly }) => !isArea && signPx === undefined && !isNameOnly)
      .map(({ x, y }) => dotBox(x, y)),
  ];
  const isFree = (box: Box) => isOnOneSide(box, view) && !occupied.some((other) => overlap(box, other));
  const placed = points
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((point) => {
      const label = placementsOf(point).find((placement) => isFree(boxOf(placement)));
      if (!label) return [];
      occupied.push(boxOf(label));
      return { label, name: point.name };
    });
  return placed.map(({ label, name }) => {
    const whole = { ...label, text: name };
    // Only what it has more than before: it overlaps with itself.
    if (name === label.text || !partsBeside(boxOf(whole), boxOf(label)).every(isFree)) return label;
    if (!isOnOneSide(boxOf(whole), view)) return label;
    occupied.push(boxOf(whole));
    return whole;
  });
}

/** Further away, names of streets and buildings would stand in the sea and in each other's way. */
const namedFromZoom = 14;

/**
 * The entities whose names are written at a zoom level: from close up all but events, which are no places; from further away
 * only quarters, related entities and those that have a sign of their own.
 */
export const namedAt = (zoom: number, points: PlanPoint[]): PlanPoint[] =>
  points.filter(
    ({ isEvent, isNear, isQuarter, hasOwnSign }) =>
      isNear || (!isEvent && (zoom >= namedFromZoom || isQuarter || hasOwnSign)),
  );

const rankOf = ({ isNear, isArea, ground }: PlanPoint): number => (isNear ? 0 : ground ? 3 : isArea ? 1 : 2);

function placementsOf({ name, isArea, isNear, signPx, isNameOnly, ground, x, y }: PlanPoint): PlanLabel[] {
  const beside = signPx === undefined ? besideDotPx : signPx / 2 + signGapPx;
  const text = cutText(name, { max: maxNameLength });
  const kind = ground ?? (isNear ? 'near' : isArea ? 'area' : 'point');
  if (ground) return [{ text, kind, x, y: y + 4, anchor: 'middle' }];
  if (kind === 'area')
    return signPx !== undefined
      ? [
          { text, kind, x, y: y - beside - 3, anchor: 'middle' },
          { text, kind, x, y: y + beside + 12, anchor: 'middle' },
        ]
      : [{ text, kind, x, y: y + 5, anchor: 'middle' }];
  if (isNameOnly) return [{ text, kind, x, y: y + 4, anchor: 'middle' }];
  return [
    { text, kind, x: x + beside, y: y + 4, anchor: 'start' },
    { text, kind, x: x - beside, y: y + 4, anchor: 'end' },
    { text, kind, x, y: y - beside - 2, anchor: 'middle' },
    { text, kind, x, y: y + beside + 10, anchor: 'middle' },
  ];
}

/** The width of a name on the plan in pixels. */
export const widthOf = ({ text, kind }: Pick<PlanLabel, 'text' | 'kind'>): number => text.length * characterPx[kind];

function boxOf({ text, kind, anchor, x, y }: PlanLabel): Box {
  const width = widthOf({ text, kind });
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - lineHeightPx + 4, bottom: y + 4 };
}

/** What a wider box has to the left and to the right of a narrower one at the same height. */
const partsBeside = (wide: Box, narrow: Box): Box[] =>
  [
    { ...wide, right: narrow.left },
    { ...wide, left: narrow.right },
  ].filter(({ left, right }) => left < right);

const dotBox = (x: number, y: number): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isWithin = (box: Box, view: Box): boolean =>
  box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;

/** Whether the box is completely in view or completely out of it; it may come into view when the map is moved. */
const isOnOneSide = (box: Box, view: Box): boolean => isWithin(box, view) || !overlap(box, view);
