import { beginning, identifier, shortened } from './Identifier.css.ts';

/** An id in a table, shortened in the middle: people compare its ends, and search by either (INVOICE-250). */
export function ShortIdentifier({ children }: { readonly children: string }) {
  return (
    <code className={`${identifier} ${shortened}`} data-end={`…${children.slice(-8)}`}>
      <span className={beginning}>{children}</span>
    </code>
  );
}
