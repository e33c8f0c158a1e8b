import { TextField } from '../../../renderer/forms/TextField.js';
import { Icon } from '../../../renderer/ui/icons/Icon.js';

/** Two texts that belong together, such as a name and an address, as a setting has them. */
interface Pair {
  name?: string;
  url?: string | null;
  address?: string;
  names?: string;
  edtf?: string;
}

/** Two texts in the form; `pair` is null for a new one. The key stays when another one is removed. */
export interface PairItem {
  key: number;
  pair: Pair | null;
}

export const pairItemsOf = (pairs: Pair[]): PairItem[] => pairs.map((pair, key) => ({ key, pair }));

interface PairFieldsProps {
  /** Name of the setting. */
  setting: string;
  items: PairItem[];
  max: number;
  /** The two fields of each pair, by their names. */
  fields: [PairField, PairField];
  add: string;
  remove(number: number): string;
  errorOf(field: string): string | undefined;
  onChange(items: PairItem[]): void;
}

interface PairField {
  name: keyof Pair;
  label: string;
  hint?: string;
  placeholder?: string;
  maxLength: number;
  required?: boolean;
}

/** A list of pairs of texts, to which rows are added and from which they are removed. */
export function PairFields({ setting, items, max, fields, add, remove, errorOf, onChange }: PairFieldsProps) {
  const handleAdd = () => onChange([...items, { key: Math.max(-1, ...items.map(({ key }) => key)) + 1, pair: null }]);
  return (
    <div className="grid gap-4">
      {items.length > 0 && (
        <ol className="border-t border-line">
          {items.map(({ key, pair }, index) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-3 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_2.75rem]"
            >
              {fields.map(({ name, ...field }, place) => (
                <div key={name} className={`min-w-0 ${place === 1 ? 'max-md:col-start-1 max-md:row-start-2' : ''}`}>
                  <TextField
                    {...field}
                    name={`${setting}.${index}.${name}`}
                    defaultValue={pair?.[name] ?? ''}
                    error={errorOf(`${setting}.${index}.${name}`)}
                  />
                </div>
              ))}
              <button
                type="button"
                className="icon-btn mt-6 max-md:row-start-1"
                aria-label={remove(index + 1)}
                title={remove(index + 1)}
                onClick={() => onChange(items.filter((item) => item.key !== key))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {items.length < max && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={handleAdd}>
          {add}
        </button>
      )}
    </div>
  );
}
