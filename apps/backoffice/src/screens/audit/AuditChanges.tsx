import type { AuditChange, AuditEntry } from '@tiyin/api/types';
import { ValueChange } from '@tiyin/ui/value-change';
import { lines, quiet } from './AuditView.css.ts';
import { fieldWords, valueWords } from './audit-words.ts';

/** The currency of the entry's amounts. */
type OfCurrency = { readonly currency: string | undefined };

/** "Name: Old → New"; the new value is "none" where there is none any more. */
function Change({ after, before, currency, field }: AuditChange & OfCurrency) {
  const words = (value: string | null) => value && valueWords(field, value, currency);
  return (
    <div>
      {`${fieldWords(field)}: `}
      <ValueChange before={words(before)} after={words(after)} />
    </div>
  );
}

/** The changed fields before and after, and the further facts of an entry (OFFICE-350). */
export function AuditChanges({ changes, details }: Pick<AuditEntry, 'changes' | 'details'>) {
  if (changes.length + details.length === 0) return '—';
  const currency = details.find(({ name }) => name === 'currency')?.value ?? undefined;
  return (
    <div className={lines}>
      {changes.map((change) => (
        <Change key={change.field} {...change} currency={currency} />
      ))}
      {details.map(({ name, value }) => (
        <div key={name} className={quiet}>
          {`${fieldWords(name)}: ${value === null ? '—' : valueWords(name, value, currency)}`}
        </div>
      ))}
    </div>
  );
}
