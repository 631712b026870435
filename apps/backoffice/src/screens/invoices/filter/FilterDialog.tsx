import type { NamedRef, ReferenceItem } from '@tiyin/api/types';
import { Grid } from '@tiyin/ui/grid';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { conditionsOf, type Condition, type Day } from '../../../addresses/filter-fields.ts';
import { isCrossed, noFilter, type InvoiceFilter } from '../../../addresses/invoice-filter.ts';
import { FilterDialogFrame, type FilterDialogState } from '../../../forms/FilterDialogFrame.tsx';
import { ConditionField, type ConditionFieldProps } from './ConditionField.tsx';
import { StatusChoice } from './StatusChoice.tsx';

export interface FilterDialogProps extends FilterDialogState<InvoiceFilter> {
  /** The applied filter: the fields start with it each time the dialog opens. */
  readonly filter: InvoiceFilter;
  /** The reference list of invoice statuses, or why it is missing. */
  readonly statuses: readonly ReferenceItem[] | 'failed' | 'loading';
  readonly onRetryStatuses: () => void;
  /** In UTC: where the calendars open. */
  readonly today: Day;
  /** How many decimals a sum can have: those of the currencies that are listed. */
  readonly decimals: number;
  /** The possible assignees; missing while loading. */
  readonly people?: readonly NamedRef[] | undefined;
}

/** A condition that would find nothing is not offered (INVOICE-465). */
function PermittedField(props: ConditionFieldProps) {
  const { permission } = props.condition;
  const field = <ConditionField {...props} />;
  return permission === undefined ? (
    field
  ) : (
    <PermissionGate permission={permission}>{field}</PermissionGate>
  );
}

/** The conditions of the filter (OFFICE-31). Nothing is applied until the person confirms. */
export function FilterDialog(props: FilterDialogProps) {
  const { decimals, filter, isOpen, onApply, onOpenChange, onRetryStatuses, people, statuses } =
    props;
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<InvoiceFilter>) => setDraft({ ...draft, ...part });
  const conditions = conditionsOf(draft);
  const fieldOf = (condition: Condition) => (
    <PermittedField
      key={condition.name}
      condition={condition}
      onChange={(value) => change({ [condition.name]: value })}
      today={props.today}
      {...{ decimals, people }}
    />
  );
  return (
    <FilterDialogFrame
      {...{ draft, isOpen, onApply, onOpenChange }}
      // The search has a field of its own on the page, and stays.
      none={{ ...noFilter, search: filter.search }}
      // An invalid sum is dropped, not refused.
      read={() => (isCrossed(draft) ? undefined : draft)}
    >
      <StatusChoice
        statuses={statuses}
        value={draft.statusIds}
        onChange={(statusIds) => change({ statusIds })}
        onRetry={onRetryStatuses}
      />
      <Grid columns={2}>{conditions.filter(({ kind }) => kind !== 'flag').map(fieldOf)}</Grid>
      <Grid columns={2}>{conditions.filter(({ kind }) => kind === 'flag').map(fieldOf)}</Grid>
    </FilterDialogFrame>
  );
}
