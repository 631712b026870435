import type { AuditChange, AuditEntry, AuditFact, AuditObject } from '@tiyin/api/types';
import { ValueChange } from '@tiyin/ui/value-change';
import { lines, quiet } from './AuditView.css.ts';
import { fieldWords, nameWords, valueWords } from './audit-words.ts';
import { ObjectLink } from './ObjectLink.tsx';

type OfEntry = {
  /** The currency of the entry's amounts. */
  readonly currency: string | undefined;
  readonly permissions: readonly string[];
};

type ValueProps = OfEntry & {
  readonly field: string;
  readonly value: string;
  readonly object: AuditObject | undefined;
};

/** A value in words; that of an id is the name of its object, which leads to its page (OFFICE-844). */
function Value({ currency, field, object, permissions, value }: ValueProps) {
  if (object === undefined) return valueWords(field, value, currency);
  return <ObjectLink {...{ object, permissions }}>{nameWords(object)}</ObjectLink>;
}

/** "Name: Old → New"; the new value is "none" where there is none any more. */
function Change({
  after,
  afterObject,
  before,
  beforeObject,
  field,
  ...rest
}: AuditChange & OfEntry) {
  const shown = (value: string | null, object: AuditObject | undefined) =>
    value === null ? null : <Value {...{ ...rest, field, value, object }} />;
  return (
    <div>
      {`${fieldWords(field)}: `}
      <ValueChange before={shown(before, beforeObject)} after={shown(after, afterObject)} />
    </div>
  );
}

function Fact({ name, object, value, ...rest }: AuditFact & OfEntry) {
  return (
    <div className={quiet}>
      {`${fieldWords(name)}: `}
      {value === null ? '—' : <Value {...{ ...rest, field: name, value, object }} />}
    </div>
  );
}

export interface AuditChangesProps extends Pick<AuditEntry, 'changes' | 'details'> {
  /** Of the person: names are links to the pages that they may visit. */
  readonly permissions?: readonly string[];
}

/** The changed fields before and after, and the further facts of an entry (OFFICE-350). */
export function AuditChanges({ changes, details, permissions = [] }: AuditChangesProps) {
  if (changes.length + details.length === 0) return '—';
  const currency = details.find(({ name }) => name === 'currency')?.value ?? undefined;
  const ofEntry = { currency, permissions };
  return (
    <div className={lines}>
      {changes.map((change) => (
        <Change key={change.field} {...change} {...ofEntry} />
      ))}
      {details.map((fact) => (
        <Fact key={fact.name} {...fact} {...ofEntry} />
      ))}
    </div>
  );
}
