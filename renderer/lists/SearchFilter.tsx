import { limits } from '../../src/contract/limits.js';

interface SearchFilterProps {
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  className?: string;
}

/** The search field of a FilterForm. */
export const SearchFilter = ({ name, label, placeholder, value, className = '' }: SearchFilterProps) => (
  <div className={`field ${className}`}>
    <label htmlFor={name}>{label}</label>
    <input
      id={name}
      name={name}
      type="search"
      maxLength={limits.searchText.max}
      placeholder={placeholder}
      defaultValue={value}
    />
  </div>
);
