interface FieldNotesProps {
  /** Of the field; the notes' own ids follow from it. */
  id: string;
  hint?: string | undefined;
  /** The sentence of what is wrong. */
  error?: string | undefined;
}

/** Hint and error below a field. */
export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    )}
  </>
);

/** Ties a field to its notes for those who hear the page. */
export const notedBy = ({ id, hint, error }: FieldNotesProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});
