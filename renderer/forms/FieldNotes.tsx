interface FieldNotesProps {
  /** Id of the field; the ids of the notes derive from it. */
  id: string;
  hint?: string | undefined;
  /** The error message. */
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

/** Attributes that connect a field with its notes for screen readers. */
export const describedBy = ({ id, hint, error }: FieldNotesProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});
