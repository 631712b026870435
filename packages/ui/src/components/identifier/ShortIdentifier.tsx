import { beginning, identifier, shortened } from './Identifier.css.ts';

export type ShortIdentifierProps = {
  /** At least 16 characters: the first and the last eight are shown. */
  readonly children: string;
};

/** An id in a table, shortened in the middle: people compare its ends, and search by either (INVOICE-250). */
export function ShortIdentifier({ children }: ShortIdentifierProps) {
  return (
    <code className={`${identifier} ${shortened}`} data-end={`…${children.slice(-8)}`}>
      <span className={beginning}>{children}</span>
    </code>
  );
}
