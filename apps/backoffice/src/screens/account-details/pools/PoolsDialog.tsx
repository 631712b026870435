import type { NamedRef } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { Spinner } from '@tiyin/ui/spinner';
import { useId, useState } from 'react';
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
  const formId = useId();
  const [typed, setTyped] = useState<readonly string[]>(() => chosen.map(({ id }) => String(id)));
  const [base, setBase] = useState(version);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  const save = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const found = await onSave(typed.map(Number), base);
    setIsPending(false);
    setProblem(found);
    if (found === undefined) return onOpenChange(false);
    return setBase(found.version ?? base);
  };
  return (
    <Dialog
      title={i18n.t('Pools')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Save')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void save()}
        errors={problem?.errors}
        error={problem?.title}
      >
        {pools === undefined ? (
          <Spinner label={i18n.t('Loading the pools')} />
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
      </Form>
    </Dialog>
  );
}
