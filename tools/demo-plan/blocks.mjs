/** Blocks of streets from a grid of metres, and rectangles along a line. Positions are latitude and longitude in degrees. */

const degreeMetres = 111_200;
const metresOf = ([lat, lng], origin) => [
  (lng - origin[1]) * degreeMetres * Math.cos((origin[0] * Math.PI) / 180),
  (lat - origin[0]) * degreeMetres,
];
const positionOf = ([east, north], origin) => [
  origin[0] + north / degreeMetres,
  origin[1] + east / (degreeMetres * Math.cos((origin[0] * Math.PI) / 180)),
];

/**
 * The blocks of a district: `columns` and `rows` are from–to in metres from the origin, along a direction `eastward` (in
 * degrees, counter-clockwise from the east) and across it. Blocks are cut along the border of the district (`within`).
 */
export function grid({ origin, eastward, columns, rows, within, except = () => false }) {
  const [cos, sin] = [Math.cos((eastward * Math.PI) / 180), Math.sin((eastward * Math.PI) / 180)];
  const turned = ([u, v]) => [u * cos - v * sin, u * sin + v * cos];
  const border = within.map((position) => metresOf(position, origin));
  return columns.flatMap(([west, east]) =>
    rows.flatMap(([south, north]) => {
      if (except((west + east) / 2, (south + north) / 2)) return [];
      const corners = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ].map(turned);
      const block = cut(corners, border);
      return areaOf(block) < 260 ? [] : [block.map((corner) => positionOf(corner, origin))];
    }),
  );
}

/** A rectangle along a line. */
export function strip({ from, to, widthMetres }) {
  const [east, north] = metresOf(to, from);
  const length = Math.hypot(east, north);
  const [across, up] = [((-north / length) * widthMetres) / 2, ((east / length) * widthMetres) / 2];
  return [
    [across, up],
    [east + across, north + up],
    [east - across, north - up],
    [-across, -up],
  ].map((corner) => positionOf(corner, from));
}

/** A strip with cut corners, as a park has. */
export function sector({ from, to, widthMetres }) {
  const outline = strip({ from, to, widthMetres });
  return outline.flatMap((corner, index) =>
    [outline.at(index - 1), outline[(index + 1) % 4]].map((next) =>
      corner.map((degrees, axis) => degrees + (next[axis] - degrees) * 0.22),
    ),
  );
}

/** The part of a convex shape within a border, which need not be convex: the border is cut by each side of the shape. */
function cut(shape, border) {
  return shape.reduce((rest, corner, index) => clip(rest, corner, shape[(index + 1) % shape.length]), border);
}

/** What of an outline is to the left of a line. */
function clip(outline, from, to) {
  const side = ([x, y]) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return outline.flatMap((point, index) => {
    const before = outline.at(index - 1);
    const [here, there] = [side(point), side(before)];
    const crossing =
      here >= 0 === there >= 0
        ? []
        : [point.map((value, axis) => before[axis] + ((value - before[axis]) * there) / (there - here))];
    return here >= 0 ? [...crossing, point] : crossing;
  });
}

const areaOf = (outline) =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
