import { Select } from '../select/index.ts';
import { say } from '../../locale/language/index.ts';

export type PageSizeSelectProps<Size extends number> = {
  /** The sizes on offer, smallest first. */
  readonly sizes: readonly Size[];
  readonly value: Size;
  readonly onChange: (size: Size) => void;
  readonly label?: string;
};

/**
 * The number of rows on a page of a list (OFFICE-21). A change of the size also returns to the
 * first page.
 */
export function PageSizeSelect<Size extends number>({
  sizes,
  value,
  onChange,
  label = say('Items Per Page'),
}: PageSizeSelectProps<Size>) {
  const options = sizes.map((size) => ({ id: String(size), label: String(size) }));
  const choose = (id: string) => {
    const chosen = sizes.find((size) => String(size) === id);
    if (chosen !== undefined) {
      onChange(chosen);
    }
  };
  return (
    <Select
      label={label}
      layout="inline"
      options={options}
      value={String(value)}
      onChange={choose}
    />
  );
}
