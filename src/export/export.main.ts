import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage:
      'npm run export -- --out FILE.zip|FOLDER [--format csv|jsonl|iccd] [--files none|renditions|originals] [--public] [--bagit] [--entity ID]',
    text: `Writes the whole archive, or a card with its photographs, as tables and pictures that need no program of ours.
A server may run: all tables are of the same moment. npm run import reads an export.

--out FILE.zip|FOLDER  where it goes; what is there already is never overwritten
--format KIND          tables as comma-separated values (csv, default) or as JSON lines (jsonl), or only the
                       photographs, in the fields of the Italian catalogue (iccd: scheda F 4.00 of the ICCD)
--files KIND           with originals, with the largest renditions, or without pictures (none, default)
--public               only what everybody may see: no drafts, no private columns, no originals
--bagit                as a BagIt bag (RFC 8493), in a folder or in a zip
--entity ID            only this card, its photographs and what they name

An export is complete once it has its name; until then it is FILE.part.
Ends with 0 when it is complete, 3 when pictures were missing or damaged (missing.csv names them), 1 after an error.`,
    switches: ['public', 'bagit'],
    options: ['out', 'format', 'files', 'entity'],
  },
  async (given) => (await import('./command/run-export.js')).runExport(given),
);
