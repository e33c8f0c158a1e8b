type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Writes the stored values into the fields that are as they were sent: the server may have normalised what was typed. What
 * was typed since stays.
 * @param values a text for each field; `true` or `false` for a checkbox
 * @returns whether something was typed since
 */
export function fillForm(form: HTMLFormElement, sent: FormData, values: Record<string, string>): boolean {
  const changed = changedSince(form, sent);
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isField(field) || changed.has(name)) continue;
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) field.checked = value === 'true';
    else field.value = value;
  }
  return changed.size > 0;
}

/** Empties the texts of a form that can be sent again, but for what was typed since it was sent. */
export function resetForm(form: HTMLFormElement, sent: FormData): void {
  const texts = [...form.elements].flatMap((field): [string, string][] =>
    isField(field) && !(field instanceof HTMLSelectElement) ? [[field.name, field.defaultValue]] : [],
  );
  fillForm(form, sent, Object.fromEntries(texts));
}

/** The names of the fields that have other values than those that were sent. */
function changedSince(form: HTMLFormElement, sent: FormData): Set<string> {
  const present = new FormData(form);
  const names = [...form.elements].flatMap((field) => (isField(field) ? field.name : []));
  return new Set(names.filter((name) => textsOf(present, name) !== textsOf(sent, name)));
}

/** Every reading of a form makes new objects of its files. */
const textsOf = (fields: FormData, name: string): string =>
  JSON.stringify(fields.getAll(name).map((value) => (typeof value === 'string' ? value : value.name)));

const isField = (field: unknown): field is Field =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
