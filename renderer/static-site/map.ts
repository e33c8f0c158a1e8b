import {
  divIcon,
  latLng,
  type Map as LeafletMap,
  marker,
  type Marker,
  popup,
  type LayerGroup,
  layerGroup,
} from 'leaflet';
import { mercatorX, mercatorY } from '../../src/contract/mercator.js';
import { copyFiles } from '../../src/contract/static-site/copied-record.js';
import { type CopiedMap, type MapPoint, pointsZoom } from '../../src/contract/static-site/copied-map.js';
import { shapesOf } from '../map/plan/plan-shapes.js';
import { startMap } from '../map/start-map.js';
import { loadCopyFile, receiveCopyFiles } from './copy-files.js';
import { addressOfRecord, type CopyPage, copyPageOf, filledText, loadRecords, make, titleOf } from './copy-page.js';
import { type PointGroup, pointGroups } from './point-groups.js';
import './map.css';

/** From this zoom level on the points themselves are loaded; further away each tile is one point of many. */
const closeZoom = pointsZoom - 2;
/** Records that a place names. */
const namedMax = 30;

receiveCopyFiles();
const element = document.querySelector<HTMLElement>('#copy-map');
if (element) {
  const page = copyPageOf(element);
  open(element, page).catch(() => (element.textContent = page.texts['failed'] ?? ''));
}

async function open(place: HTMLElement, page: CopyPage): Promise<void> {
  const copied = await loadCopyFile<CopiedMap>(page.root, copyFiles.map);
  const places = copied.places.map(({ name, ...at }) => ({
    ...at,
    name: titleOf({ title: name } as never, page.language),
  }));
  const { map, plan } = startMap(place, {
    view: copied.view,
    start: viewOfAddress() ?? copied.view,
    isMain: true,
    places,
    nearIds: [],
    mapText: ((key: string) => page.texts[key] ?? '') as never,
  });
  if (copied.plan) plan.showShapes(shapesOf(copied.plan));
  const signs = layerGroup().addTo(map);
  let drawing = 0;
  const draw = async (): Promise<void> => {
    const current = ++drawing;
    const groups = pointGroups(await pointsIn(map, copied, page), (point) => map.project(latLng(point.lat, point.lng)));
    if (current !== drawing) return;
    show(groups, { map, signs, page });
    plan.makeRoomFor(groups.map(({ lat, lng, count }) => ({ lat, lng, width: signPx(count), height: signPx(count) })));
  };
  map.on('moveend', () => void draw());
  await draw();
}

/** `?view=45.65,13.77,17`, as the pages of records link to it. */
function viewOfAddress(): { lat: number; lng: number; zoom?: number } | null {
  const [lat, lng, zoom] = (new URLSearchParams(location.search).get('view') ?? '').split(',').map(Number);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  return { lat: lat!, lng: lng!, ...(Number.isFinite(zoom) && { zoom: zoom! }) };
}

/** The points in view with some around it, or what stands for them. */
async function pointsIn(map: LeafletMap, { tiles }: CopiedMap, page: CopyPage): Promise<PointGroup[]> {
  const view = map.getBounds().pad(0.2);
  if (map.getZoom() < closeZoom) return tiles.map(({ lat, lng, count }) => ({ lat, lng, count, records: [] }));
  const world = 2 ** pointsZoom;
  const seen = tiles.filter(
    ({ x, y }) =>
      x + 1 >= mercatorX(view.getWest()) * world &&
      x <= mercatorX(view.getEast()) * world &&
      y + 1 >= mercatorY(view.getNorth()) * world &&
      y <= mercatorY(view.getSouth()) * world,
  );
  const points = await Promise.all(seen.map((tile) => loadCopyFile<MapPoint[]>(page.root, copyFiles.pointsAt(tile))));
  return points
    .flat()
    .filter(([lat, lng]) => view.contains([lat, lng]))
    .map(([lat, lng, record]) => ({ lat, lng, count: 1, records: [record] }));
}

interface Shown {
  map: LeafletMap;
  signs: LayerGroup;
  page: CopyPage;
}

function show(groups: PointGroup[], { map, signs, page }: Shown): void {
  signs.clearLayers();
  for (const group of groups) signs.addLayer(sign(group, { map, page }));
}

/** Of the sign of so many records. */
const signPx = (count: number): number => (count === 1 ? 18 : Math.round(Math.min(56, 30 + Math.log2(count) * 3)));

function sign(group: PointGroup, { map, page }: Omit<Shown, 'signs'>): Marker {
  const { lat, lng, count, records } = group;
  const size = signPx(count);
  const label = filledText(page.texts['group'], { count });
  const icon = divIcon({
    className: count === 1 ? 'copy-point' : 'copy-group',
    html: count === 1 ? '' : String(count),
    iconSize: [size, size],
  });
  const placed = marker([lat, lng], { icon, title: label, alt: label, riseOnHover: true });
  return placed.on('click', () => {
    const isClosest = map.getZoom() >= map.getMaxZoom();
    if (records.length === 0 || (count > namedMax && !isClosest))
      map.setView([lat, lng], Math.min(map.getMaxZoom(), map.getZoom() + 2));
    else void name(group, { map, page });
  });
}

async function name({ lat, lng, records }: PointGroup, { map, page }: Omit<Shown, 'signs'>): Promise<void> {
  const named = await loadRecords(page, records.slice(0, namedMax));
  const items = named.map((record) => {
    const link = make('a', { href: addressOfRecord(page, record), dir: 'auto' }, titleOf(record, page.language));
    const image =
      record.image &&
      make('img', { src: page.root + record.image.file, alt: '', width: '72', height: '54', loading: 'lazy' });
    return make('li', {}, ...(image ? [image] : []), make('span', {}, link, record.year ? ` ${record.year}` : ''));
  });
  const left = records.length - named.length;
  const content = make(
    'div',
    { class: 'copy-popup' },
    make('h2', {}, page.texts['here'] ?? ''),
    make('ul', {}, ...items),
    ...(left > 0 ? [make('p', {}, filledText(page.texts['others'], { count: left }))] : []),
  );
  popup({ maxHeight: 320, minWidth: 240, maxWidth: 300 }).setLatLng([lat, lng]).setContent(content).openOn(map);
}
