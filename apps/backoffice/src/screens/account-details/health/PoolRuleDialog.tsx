import type { AccountPool, PoolChange } from '@tiyin/api/types';
import { pauseAfterLimits } from '@tiyin/domain/accounts';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { NumberField } from '@tiyin/ui/number-field';
import { Switch } from '@tiyin/ui/switch';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { EditProblem } from '../conflicts.ts';

export interface PoolRuleDialogProps {
  /** As the person saw it when the dialog opened. */
  readonly pool: AccountPool;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Saves the rule on this version of the pool; returns the reason of a failure. */
  readonly onSave: (
    pool: AccountPool,
    change: PoolChange,
    version: number,
  ) => Promise<EditProblem | undefined>;
}

/** Sets when the accounts of a pool pause themselves (OFFICE-315). */
export function PoolRuleDialog({ isOpen, onOpenChange, onSave, pool }: PoolRuleDialogProps) {
  const [pausesAccounts, setPausesAccounts] = useState(pool.pausesAccounts);
  const [pauseAfter, setPauseAfter] = useState<number | null>(pool.pauseAfter);
  const [base, setBase] = useState(pool.version);
  const { isPending, problem, send } = useSending<EditProblem>();
  const save = async () => {
    if (pauseAfter === null) return;
    await send(
      () => onSave(pool, { pausesAccounts, pauseAfter }, base),
      () => onOpenChange(false),
      ({ version }) => setBase(version ?? base),
    );
  };
  return (
    <FormDialog
      title={i18n.t('Health of {pool}', { pool: pool.name })}
      action={i18n.t('Save')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={() => void save()}
      isPending={isPending}
      problem={problem}
    >
      <Switch
        label={i18n.t('Accounts pause themselves')}
        isSelected={pausesAccounts}
        onChange={setPausesAccounts}
      />
      <NumberField
        name="pauseAfter"
        label={i18n.t('Deposits in a row without money')}
        description={i18n.t(
          'Counted where the customer said that they had paid, one for each customer and address, while another account of the pool was paid. For all accounts of the pool.',
        )}
        value={pauseAfter}
        onChange={setPauseAfter}
        minValue={pauseAfterLimits.min}
        maxValue={pauseAfterLimits.max}
        isReadOnly={isPending}
        isRequired
        requiredMessage={i18n.t('A number is required')}
      />
    </FormDialog>
  );
}
