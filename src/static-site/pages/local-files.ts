/** The uploaded files that a text names by their whole address on the site. */
export function localFiles(text: string, publicUrl: string): string[] {
  const files = new Set<string>();
  for (const part of text.split(`${publicUrl}/`).slice(1)) {
    const file = /^uploads\/[\w./-]+/.exec(part)?.[0];
    if (file) files.add(file);
  }
  return [...files];
}
