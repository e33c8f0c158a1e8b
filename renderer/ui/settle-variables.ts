const declared = /(--tw-[\w-]{1,40}):[^;{}]{0,300};\s{0,40}/g;
const registered = /@property (--tw-[\w-]+) \{[^{}]*\}\s*/g;
const initialValue = /initial-value: ([^;{}]{0,100});/;

/**
 * Replaces Tailwind's variables in a sheet that uses only a part of them. Tailwind writes every border as
 * `border-style: var(--tw-border-style)`, also where no class changes the style: a variable that nothing sets becomes its
 * initial value, and one that nothing reads is left out.
 *
 * @param css of one sheet as Tailwind wrote it, not yet minified
 */
export function settleVariables(css: string): string {
  const initial = new Map(
    [...css.matchAll(registered)].map(([rule, name]) => [name, initialValue.exec(rule)?.[1]] as const),
  );
  const set = new Set([...css.matchAll(declared)].map(([, name]) => name));
  const settled = [...initial].reduce(
    (sheet, [name, value]) => (value === undefined || set.has(name) ? sheet : sheet.replaceAll(`var(${name})`, value)),
    css,
  );
  const isRead = (name: string) => settled.includes(`var(${name})`) || settled.includes(`var(${name},`);
  return settled
    .replaceAll(declared, (declaration, name: string) => (isRead(name) ? declaration : ''))
    .replaceAll(registered, (rule, name: string) => (isRead(name) ? rule : ''));
}
