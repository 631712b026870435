import type { AuditChange, AuditEntry } from '@tiyin/api/types';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { former, latter, lines, quiet } from './AuditView.css.ts';
import { fieldWords } from './audit-words.ts';

/** "Name: Old → New": a value that there was not, or is no more, is left out. */
function Change({ after, before, field }: AuditChange) {
  return (
    <div>
      {`${fieldWords(field)}: `}
      {before !== null && (
        <del className={former}>
          <VisuallyHidden>before </VisuallyHidden>
          {before}
        </del>
      )}
      {before !== null && ' → '}
      {after === null ? (
        'none'
      ) : (
        <ins className={latter}>
          <VisuallyHidden>after </VisuallyHidden>
          {after}
        </ins>
      )}
    </div>
  );
}

/** The changed fields before and after, and the further facts of an entry (OFFICE-350). */
export function AuditChanges({ changes, details }: Pick<AuditEntry, 'changes' | 'details'>) {
  if (changes.length + details.length === 0) return '—';
  return (
    <div className={lines}>
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
      {details.map(({ name, value }) => (
        <div key={name} className={quiet}>
          {`${fieldWords(name)}: ${value ?? '—'}`}
        </div>
      ))}
    </div>
  );
}
