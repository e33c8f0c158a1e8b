import type { Import } from '../import.js';

export interface ImportsApi {
  /** The last ones, newest first. */
  list(): Promise<Import[]>;
  byId(input: { id: number }): Promise<Import>;
  /** Rows with messages, as a table (CSV): file, row, outcome, messages. */
  messages(input: { id: number }): Promise<Blob>;
  /** Ends it after its present step; the command that has started it goes on with it. */
  pause(input: { id: number }): Promise<Import>;
  /** Takes back what it has changed, except records that were changed again since; in the background. */
  undo(input: { id: number }): Promise<Import>;
}
