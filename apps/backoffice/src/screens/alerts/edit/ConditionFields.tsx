import { currencies, type CurrencyCode, paymentCurrencyCodes } from '@tiyin/domain/money';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { NumberField } from '@tiyin/ui/number-field';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Select } from '@tiyin/ui/select';
import { i18n } from '../../../texts/i18n.ts';
import type { AlertDraft } from './alert-draft.ts';

export interface DraftProps {
  readonly draft: AlertDraft;
  readonly onChange: (changes: Partial<AlertDraft>) => void;
}

type NumberProps = DraftProps & {
  readonly name: 'count' | 'minimum' | 'minutes' | 'percent';
  readonly label: string;
};

const units = {
  get count() {
    return i18n.t('callbacks');
  },
  minimum: undefined,
  get minutes() {
    return i18n.t('min');
  },
  percent: '%',
} as const;
const most = { count: 1_000_000, minimum: 1_000_000, minutes: 1440, percent: 100 } as const;

function DraftNumber({ draft, label, name, onChange }: NumberProps) {
  const unit = units[name];
  return (
    <NumberField
      name={`condition.${name}`}
      label={label}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
      minValue={1}
      maxValue={most[name]}
      isRequired
      {...(unit !== undefined && { unit })}
    />
  );
}

/** The numbers of the chosen kind. */
export function ConditionFields(props: DraftProps) {
  switch (props.draft.kind) {
    case 'SUCCESS_RATE_BELOW':
      return (
        <>
          <DraftNumber {...props} name="percent" label={i18n.t('Success rate below')} />
          <DraftNumber {...props} name="minutes" label={i18n.t('In the last')} />
          <DraftNumber {...props} name="minimum" label={i18n.t('Of at least so many payments')} />
        </>
      );
    case 'NO_PAYMENTS':
      return <DraftNumber {...props} name="minutes" label={i18n.t('No successful payment for')} />;
    case 'CALLBACKS_FAILING':
      return <CallbackFields {...props} />;
    case 'ACCOUNT_NEAR_LIMIT':
      return <DraftNumber {...props} name="percent" label={i18n.t('Share of the limit')} />;
    case 'INVARIANT_BROKEN':
      return null;
    case 'BALANCE_BELOW':
      return <BalanceFields {...props} />;
  }
}

const measures = () =>
  [
    {
      id: 'share',
      label: i18n.t('A share'),
    },
    {
      id: 'count',
      label: i18n.t('A number'),
    },
  ] as const;

function CallbackFields(props: DraftProps) {
  const { draft, onChange } = props;
  return (
    <>
      <RadioGroup
        label={i18n.t('Failing callbacks')}
        orientation="horizontal"
        options={measures()}
        value={draft.isCount ? 'count' : 'share'}
        onChange={(id) => onChange({ isCount: id === 'count' })}
      />
      {draft.isCount ? (
        <DraftNumber {...props} name="count" label={i18n.t('So many or more')} />
      ) : (
        <>
          <DraftNumber {...props} name="percent" label={i18n.t('This share or more')} />
          <DraftNumber {...props} name="minimum" label={i18n.t('Of at least so many callbacks')} />
        </>
      )}
      <DraftNumber {...props} name="minutes" label={i18n.t('In the last')} />
    </>
  );
}

const currencyOptions: readonly { readonly id: CurrencyCode; readonly label: string }[] =
  paymentCurrencyCodes.map((code) => ({ id: code, label: code }));

function BalanceFields({ draft, onChange }: DraftProps) {
  return (
    <>
      <Select
        label={i18n.t('Currency')}
        name="condition.currency"
        options={currencyOptions}
        value={draft.currency}
        onChange={(currency) => onChange({ currency })}
        isRequired
      />
      <AmountField
        name="condition.amount"
        label={i18n.t('Balance below')}
        currency={currencies[draft.currency]}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        isRequired
      />
    </>
  );
}
