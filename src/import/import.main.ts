import 'reflect-metadata';
import { exchangeTables } from '../contract/exchange/tables.js';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage:
      'npm run import -- FILE [--mapping M.json] [--files FOLDER|ZIP] [--dry-run] [--publish] [--report R.csv] [--server https://…]',
    text: `Imports a table (CSV, TSV, JSON, GeoJSON, JSON lines, XLSX), or a zip or a folder with tables and pictures, such as an export.
A server may run. Columns are recognised by their names in every language, and as other systems call them.

--dry-run             says what would be done, and writes nothing
--mapping M.json      what the columns mean, in place of the guess
--write-mapping M.json  writes the guess, to be edited, and ends
--files FOLDER|ZIP    the pictures; they are found by file name, inventory number or identifier
--publish             new cards are published, and photos with a picture when it is processed; otherwise they are drafts
--create-tags         creates tags that the archive does not have; otherwise they are reported and left out
--omit-invalid        leaves out cells that the archive refuses, and keeps them as other data; otherwise their rows are refused
--report R.csv        writes what became of each row, and why, beside its cells
--collection NAME     within which identifiers are unique; by default the name of the file
--language CODE       of texts whose columns name no language; by default the base language
--table TABLE         what the table is about: ${exchangeTables.join(', ')}; by default photos
--table-file NAME     which table of a zip or a folder, where several have names that do not say what they are about
--encoding, --delimiter (tab for a tabulator), --sheet, --rows-above (of the table), --no-header  in place of what is guessed
--undo NUMBER         takes an import back; records that were changed since stay
--by EMAIL            the editor whom the history names; by default the command line
--server ADDRESS      imports into an archive that runs elsewhere, by its API: the file is sent, and imported there
--key-file FILE       the API key for it, which may write; or the environment has it as VEDUTA_API_KEY

An import that was interrupted goes on when the same command is given again. The same file twice changes what differs.
Ends with 0 when every row was imported, 3 when some were refused, 2 when nothing was done, 1 after an error.`,
    argumentsMax: 1,
    switches: ['dry-run', 'publish', 'create-tags', 'omit-invalid', 'no-header'],
    options: [
      'mapping',
      'write-mapping',
      'files',
      'report',
      'collection',
      'language',
      'table',
      'table-file',
      'encoding',
      'delimiter',
      'sheet',
      'rows-above',
      'undo',
      'by',
      'server',
      'key-file',
    ],
  },
  async (args) => {
    // Elsewhere, the API is all that is needed.
    if (args.options.has('server')) await (await import('./remote/import-elsewhere.js')).importElsewhere(args);
    else await (await import('./command/run-import.js')).runImport(args);
  },
);
