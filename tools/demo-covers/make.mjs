/** Crops the default covers from the demo's photographs: `node tools/demo-covers/make.mjs` */
import sharp from 'sharp';
import { demoFile, demoPhotographs } from '../demo-package.mjs';

/** For every entity type the photographs of its first and second cover; the second is for entities without a cover. */
const photographs = {
  building: [32, 17],
  street: [119, 125],
  square: [26, 112],
  monument: [189, 93],
  church: [45, 176],
  landmark: [52, 159],
  event: [158, 90],
};
/** The aspect ratio of a cover, and the part of a photograph inside its paper margin. */
const size = { width: 1280, height: 800 };
const inner = 0.86;

const files = demoPhotographs();
for (const [code, ids] of Object.entries(photographs))
  for (const [index, id] of ids.entries()) {
    const photograph = sharp(files.get(id));
    const { width, height } = await photograph.metadata();
    const cut = { width: Math.round(width * inner), height: Math.round(height * inner) };
    await photograph
      .extract({ left: (width - cut.width) >> 1, top: (height - cut.height) >> 1, ...cut })
      .resize({ ...size, fit: 'cover' })
      .avif({ quality: 42, effort: 6 })
      .toFile(demoFile(`covers/${code}-${index + 1}.avif`));
  }
