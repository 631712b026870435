import type { NamedRef } from '@tiyin/api/types';
import { flowTypes, type FlowTypeCode } from '@tiyin/domain/invoices';
import { currencies, decimalsOf, largeInvoice, paymentCurrencyCodes } from '@tiyin/domain/money';
import { Checkbox } from '@tiyin/ui/checkbox';
import { DatePicker } from '@tiyin/ui/date-picker';
import { NumberField } from '@tiyin/ui/number-field';
import { Select } from '@tiyin/ui/select';
import { TextField } from '@tiyin/ui/text-field';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import {
  methodChoices,
  type AssigneeChoice,
  type Condition,
  type Day,
  type MethodChoice,
} from '../../../addresses/filter-fields.ts';
import { LARGEST_SUM } from '../../../addresses/invoice-filter.ts';

export interface ConditionFieldProps {
  readonly condition: Condition;
  readonly onChange: (value: Condition['value']) => void;
  /** In UTC: where the calendars open. */
  readonly today: Day;
  /** How many decimals a sum can have: those of the currencies that are listed. */
  readonly decimals: number;
  /** The possible assignees; missing while loading. */
  readonly people?: readonly NamedRef[] | undefined;
}

const flows = (): readonly { readonly id: FlowTypeCode | ''; readonly label: string }[] => [
  { id: '', label: i18n.t('Not selected') },
  ...flowTypes.map(({ code }) => ({ id: code, label: code })),
];

const methods = (): readonly { readonly id: MethodChoice | ''; readonly label: string }[] => [
  { id: '', label: i18n.t('Not selected') },
  ...methodChoices.map((id) => ({ id, label: id === 'none' ? i18n.t('None chosen') : id })),
];

/** A chosen person who is not in the list any more, or not yet, stays chosen. */
function assigneeOptions(value: AssigneeChoice | null, people: readonly NamedRef[] = []) {
  const known: readonly { readonly id: AssigneeChoice | ''; readonly label: string }[] = [
    { id: '', label: i18n.t('Not selected') },
    { id: 'me', label: i18n.t('Me') },
    { id: 'nobody', label: i18n.t('Nobody') },
    ...people.map(({ id, name }) => ({ id: `${id}` as const, label: name })),
  ];
  return value === null || known.some(({ id }) => id === value)
    ? known
    : [...known, { id: value, label: i18n.t('Person {value}', { value }) }];
}

/** From which amounts an invoice is large (INVOICE-466). */
function largeAmounts(): string {
  const amounts = paymentCurrencyCodes.map((code) => {
    const amount = formatAmount(largeInvoice(code), currencies[code].dimension, {
      fraction: 'trimmed',
    });
    return `${amount}\u00A0${code}`;
  });
  return i18n.t('From {amounts}', { amounts: amounts.join(', ') });
}

/** The field in which a condition is entered. */
export function ConditionField(props: ConditionFieldProps) {
  const { condition, decimals, onChange, people, today } = props;
  const { description, high, kind, label, low, value } = condition;
  switch (kind) {
    case 'day':
      return (
        <DatePicker
          label={label}
          today={today}
          {...(description !== undefined && { description })}
          value={value}
          {...(low !== null && { minValue: low })}
          {...(high !== null && { maxValue: high })}
          onChange={onChange}
        />
      );
    case 'flowType':
      return (
        <Select
          label={label}
          options={flows()}
          value={value ?? ''}
          onChange={(flow) => onChange(flow === '' ? null : flow)}
        />
      );
    case 'assignee':
      return (
        <Select
          label={label}
          options={assigneeOptions(value, people)}
          value={value ?? ''}
          onChange={(choice) => onChange(choice === '' ? null : choice)}
        />
      );
    case 'method':
      return (
        <Select
          label={label}
          options={methods()}
          value={value ?? ''}
          onChange={(method) => onChange(method === '' ? null : method)}
        />
      );
    case 'id':
      return (
        <TextField
          label={label}
          {...(condition.name === 'accountId' && { description: i18n.t('0: without an account') })}
          maxLength={9}
          value={value === null ? '' : String(value)}
          onChange={(text) => onChange(/^\d+$/.test(text) ? Number(text) : null)}
        />
      );
    case 'text':
      return (
        <TextField
          label={label}
          {...(description !== undefined && { description })}
          maxLength={128}
          value={value ?? ''}
          onChange={(text) => onChange(text === '' ? null : text)}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          {...(condition.name === 'isLarge' && { description: largeAmounts() })}
          isSelected={value === true}
          onChange={(isSelected) => onChange(isSelected || null)}
        />
      );
    case 'sum':
      return (
        <NumberField
          label={label}
          // A sum of an address may have more than the currencies that are listed, and is shown whole.
          decimals={Math.max(decimals, ...[value, low, high].map((sum) => decimalsOf(sum ?? 0)))}
          minValue={low ?? 0}
          maxValue={high ?? LARGEST_SUM}
          value={value}
          onChange={onChange}
        />
      );
  }
}
