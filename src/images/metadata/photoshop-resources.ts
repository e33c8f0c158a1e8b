/** IPTC in the image resources of Photoshop. */
const iptcResource = 0x0404;
const signatures = ['8BIM', 'PHUT', 'AgHg', 'DCSR', 'MeSa'];
const maxResources = 1000;

/** The blocks of IPTC in Photoshop's image resources. Format: Adobe Photoshop File Formats, "Image Resource Blocks". */
export function iptcInResources(resources: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0, count = 0; at + 12 <= resources.length && count < maxResources; count += 1) {
    if (!isResource(resources, at)) break;
    const id = resources.readUInt16BE(at + 4);
    const nameLength = resources.readUInt8(at + 6) + 1;
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    if (sizeAt + 4 > resources.length) break;
    const start = sizeAt + 4;
    const end = start + resources.readUInt32BE(sizeAt);
    if (id === iptcResource) found.push(resources.subarray(start, end));
    // Some programs leave out the byte that makes the length even.
    at = end % 2 === start % 2 || isResource(resources, end) ? end : end + 1;
  }
  return found.filter(({ length }) => length > 0);
}

const isResource = (resources: Buffer, at: number): boolean =>
  signatures.includes(resources.toString('latin1', at, at + 4));
