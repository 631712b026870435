import type { NamedRef } from '@tiyin/api/types';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { EditProblem } from '../conflicts.ts';

export interface PoolsDialogProps {
  /** All that there are; missing until they have come. */
  readonly pools: readonly NamedRef[] | undefined;
  /** Those that have the account, and its version, when the dialog opened. */
  readonly chosen: readonly NamedRef[];
  readonly version: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Sets the pools by their ids; returns the reason of a failure. */
  readonly onSave: (poolIds: readonly number[], base: number) => Promise<EditProblem | undefined>;
}

/** Chooses the pools of the account (ROUTING-14). */
export function PoolsDialog(props: PoolsDialogProps) {
  const { chosen, isOpen, onOpenChange, onSave, pools, version } = props;
  const [typed, setTyped] = useState<readonly string[]>(() => chosen.map(({ id }) => String(id)));
  const [base, setBase] = useState(version);
  const { isPending, problem, send } = useSending<EditProblem>();
  const save = () =>
    send(
      () => onSave(typed.map(Number), base),
      () => onOpenChange(false),
      (refusal) => setBase(refusal.version ?? base),
    );
  return (
    <FormDialog
      title={i18n.t('Pools')}
      action={i18n.t('Save')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={() => void save()}
      isPending={isPending}
      problem={problem}
    >
      {pools === undefined ? (
        <SkeletonLines
          label={i18n.t('Loading the pools')}
          lines={[{ width: 'medium' }, {}, { width: 'long' }, { width: 'long' }]}
        />
      ) : (
        <CheckboxGroup
          name="poolIds"
          label={i18n.t('Pools that have this account')}
          description={i18n.t(
            'Terminals route to the accounts of their pool. In no pool, the account takes nothing.',
          )}
          options={pools.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={typed}
          onChange={setTyped}
          isReadOnly={isPending}
        />
      )}
    </FormDialog>
  );
}
