import type { AuditChange, AuditEntry } from '@tiyin/api/types';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { i18n } from '../../texts/i18n.ts';
import { former, latter, lines, quiet } from './AuditView.css.ts';
import { fieldWords, valueWords } from './audit-words.ts';

/** The currency of the entry's amounts. */
type OfCurrency = { readonly currency: string | undefined };

/** "Name: Old → New": a value that there was not, or is no more, is left out. */
function Change({ after, before, currency, field }: AuditChange & OfCurrency) {
  const words = (value: string) => valueWords(field, value, currency);
  return (
    <div>
      {`${fieldWords(field)}: `}
      {before !== null && (
        <del className={former}>
          <VisuallyHidden>{`${i18n.t('before')} `}</VisuallyHidden>
          {words(before)}
        </del>
      )}
      {before !== null && ' → '}
      {after === null ? (
        i18n.t('none')
      ) : (
        <ins className={latter}>
          <VisuallyHidden>{`${i18n.t('after')} `}</VisuallyHidden>
          {words(after)}
        </ins>
      )}
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
