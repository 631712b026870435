import type { ShownMoney } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

/** The chosen transfer; null for none of them, undefined while nothing was chosen. */
export type ChosenTransfer = number | null | undefined;

export interface ShownMoneyChoiceProps {
  readonly shownMoney: readonly ShownMoney[];
  readonly chosen: ChosenTransfer;
  readonly onChange: (chosen: ChosenTransfer) => void;
  readonly errorMessage?: string | undefined;
}

/** Money that came already is assigned rather than vouched for; a person may know better (LEDGER-300). */
export function ShownMoneyChoice(props: ShownMoneyChoiceProps) {
  const { chosen, errorMessage, onChange, shownMoney } = props;
  const [only] = shownMoney;
  if (only === undefined) return null;
  const assigned = shownMoney.find(({ isAssigned }) => isAssigned)?.id;
  const value = chosen === null ? 'none' : (chosen ?? assigned)?.toString();
  return (
    <Stack gap={12}>
      <Banner tone="primary">
        {shownMoney.length === 1
          ? i18n.t(
              '{only} shows this money already. Assign it instead of vouching for the same money again.',
              { only: sourceOf(only) },
            )
          : i18n.t(
              '{count, plural, one {{count} transfer that no invoice has may be this money.} other {{count} transfers that no invoice has may be this money.}} Choose the one that it is.',
              { count: shownMoney.length },
            )}
      </Banner>
      <RadioGroup
        label={i18n.t('The money of this deposit')}
        options={[
          ...shownMoney.map((money) => ({
            id: String(money.id),
            label: i18n.t('Transfer {transferId}', { transferId: money.transferId }),
            description: `${sourceOf(money)}. ${i18n.t('It is assigned to the invoice.')}`,
          })),
          {
            id: 'none',
            label: i18n.t('Other money'),
            description: i18n.t('You vouch for it with your name.'),
          },
        ]}
        value={value ?? null}
        onChange={(id) => onChange(id === 'none' ? null : Number(id))}
        {...(errorMessage !== undefined && { errorMessage })}
      />
    </Stack>
  );
}

function sourceOf({ day, isStatement }: ShownMoney): string {
  return isStatement
    ? i18n.t('The bank’s statement of {day}', { day })
    : i18n.t('A report of {day}', { day });
}
