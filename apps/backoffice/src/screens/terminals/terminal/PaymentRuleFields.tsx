import type { OverPayment, ShortPayment } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { Grid } from '@tiyin/ui/grid';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { i18n } from '../../../texts/i18n.ts';
import { Fact } from './Fact.tsx';

/** A rule to choose. */
interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description: string;
}

/** The rules for a deposit that received less than its amount. */
export const shortChoices = (): readonly Choice<ShortPayment>[] => [
  {
    id: 'TOP_UP',
    label: i18n.t('Ask for the rest'),
    description: i18n.t(
      'The customer has 30 more minutes to send the missing amount to the same account. Without it, staff decide.',
    ),
  },
  {
    id: 'ACCEPT',
    label: i18n.t('Accept what came'),
    description: i18n.t(
      'The invoice gets the amount that came, with the fee of that amount, and is done.',
    ),
  },
  {
    id: 'PERSON',
    label: i18n.t('Leave it to staff'),
    description: i18n.t('The invoice goes to Error and waits for a decision.'),
  },
];

/** The rules for one that received more. */
export const overChoices = (): readonly Choice<OverPayment>[] => [
  {
    id: 'ACCEPT_AMOUNT',
    label: i18n.t('Accept the amount'),
    description: i18n.t(
      'The invoice is done at its amount. The excess waits in suspense to be returned.',
    ),
  },
  {
    id: 'ACCEPT_ALL',
    label: i18n.t('Accept all that came'),
    description: i18n.t(
      'The invoice gets the amount that came, with the fee of that amount, and is done.',
    ),
  },
  {
    id: 'PERSON',
    label: i18n.t('Leave it to staff'),
    description: i18n.t('The invoice goes to Error and waits for a decision.'),
  },
];

interface Rules {
  readonly shortPayment: ShortPayment;
  readonly overPayment: OverPayment;
}

export interface PaymentRuleFieldsProps {
  readonly rules: Rules;
  readonly maySave: boolean;
  readonly onChange: (change: Partial<Rules>) => void;
}

/** The rules for a deposit that received less, or more, than its amount (INVOICE-24). */
export function PaymentRuleFields({ maySave, onChange, rules }: PaymentRuleFieldsProps) {
  const { overPayment, shortPayment } = rules;
  return (
    <Card title={i18n.t('Other money than the amount')}>
      <Grid columns={2}>
        <Rule
          label={i18n.t('If less comes')}
          name="shortPayment"
          choices={shortChoices()}
          value={shortPayment}
          {...(maySave && { onChange: (id: ShortPayment) => onChange({ shortPayment: id }) })}
        />
        <Rule
          label={i18n.t('If more comes')}
          name="overPayment"
          choices={overChoices()}
          value={overPayment}
          {...(maySave && { onChange: (id: OverPayment) => onChange({ overPayment: id }) })}
        />
      </Grid>
    </Card>
  );
}

interface RuleProps<Id extends string> {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice<Id>[];
  readonly value: Id;
  /** Without it the rule is read-only. */
  readonly onChange?: (id: Id) => void;
}

function Rule<Id extends string>({ choices, label, name, onChange, value }: RuleProps<Id>) {
  if (onChange) return <RadioGroup {...{ label, name, onChange, value }} options={choices} />;
  const chosen = choices.find(({ id }) => id === value);
  return (
    <Fact name={label}>
      {chosen?.label}. {chosen?.description}
    </Fact>
  );
}
