import { mercatorX, mercatorY } from '../../contract/mercator.js';
import { copyFiles } from '../../contract/static-site/copied-record.js';
import { type CopiedMap, type MapPoint, pointsZoom } from '../../contract/static-site/copied-map.js';
import { writeCopyFile } from '../search/write-copy-file.js';

const world = 2 ** pointsZoom;
const digits = 1e5;
const rounded = (degrees: number): number => Math.round(degrees * digits) / digits;

/** Where the records are, in tiles: some 50 bytes in memory for each. */
export class MapPoints {
  private readonly tiles = new Map<string, { x: number; y: number; points: MapPoint[] }>();

  /** @param record its number in the search */
  add({ lat, lng }: { lat: number; lng: number }, record: number): void {
    const [x, y] = [Math.floor(mercatorX(lng) * world), Math.floor(mercatorY(lat) * world)];
    const key = `${x}-${y}`;
    const tile = this.tiles.get(key) ?? { x, y, points: [] };
    this.tiles.set(key, tile);
    tile.points.push([rounded(lat), rounded(lng), record]);
  }

  /** Writes the points, and returns what the map says of its tiles. */
  async write(folder: string): Promise<CopiedMap['tiles']> {
    const tiles = [...this.tiles.values()];
    for (const { x, y, points } of tiles) await writeCopyFile(folder, copyFiles.pointsAt({ x, y }), points);
    return tiles.map(({ x, y, points }) => ({ x, y, count: points.length, ...middleOf(points) }));
  }
}

const middleOf = (points: MapPoint[]): { lat: number; lng: number } => ({
  lat: rounded(points.reduce((sum, [lat]) => sum + lat, 0) / points.length),
  lng: rounded(points.reduce((sum, [, lng]) => sum + lng, 0) / points.length),
});
