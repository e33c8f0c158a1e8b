const endings = ['.csv', '.tsv', '.txt', '.json', '.geojson', '.jsonl', '.ndjson', '.xlsx', '.zip'];

/** What the file dialog offers. */
export const importFileTypes = endings.join(',');

/** By its name: what is in it, the server finds out. */
export const isImportFile = (name: string): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending));
