import type { ApprovalRule, ApprovalRuleChange } from '@tiyin/api/types';
import { amountToWire, currencies, minorUnits } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { Switch } from '@tiyin/ui/switch';
import { type ReactNode, useId, useState } from 'react';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';

export interface ApprovalRuleDialogProps {
  readonly rule: ApprovalRule;
  /** Sets the changed rules; returns the reason of a failure. */
  readonly onChange: (changes: readonly ApprovalRuleChange[]) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** Says that a change needs approval. */
  readonly notice?: ReactNode;
}

type Line = NonNullable<ApprovalRule['thresholds']>[number];

/** Sets the thresholds of a kind of change, or whether it needs approval (OFFICE-262). */
export function ApprovalRuleDialog({ notice, onChange, onClose, rule }: ApprovalRuleDialogProps) {
  const formId = useId();
  const [lines, setLines] = useState<readonly Line[]>(rule.thresholds ?? []);
  const [isRequired, setIsRequired] = useState(rule.isRequired ?? false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const changes = changesOf(rule, lines, isRequired);
  useUnsavedEdits(changes.length > 0);
  const save = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const found = changes.length === 0 ? undefined : await onChange(changes);
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={rule.kind.name}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          Save
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={() => void save()}
        errors={problem?.errors}
        error={problem?.title}
      >
        {rule.thresholds === undefined ? (
          <Switch
            label="Needs the approval of a second person"
            isSelected={isRequired}
            onChange={setIsRequired}
          />
        ) : (
          lines.map(({ currency, threshold }) => (
            <AmountField
              key={currency}
              name={currency}
              label={`Above, in ${currency}`}
              description="Empty: never"
              currency={currencies[currency]}
              value={threshold === null ? null : BigInt(threshold)}
              onChange={(amount) =>
                setLines(
                  lines.map((line) =>
                    line.currency === currency ? lineOf(currency, amount) : line,
                  ),
                )
              }
              isReadOnly={isPending}
            />
          ))
        )}
        {changes.length > 0 && notice}
      </Form>
    </Dialog>
  );
}

function lineOf(currency: Line['currency'], amount: bigint | null): Line {
  return { currency, threshold: amount === null ? null : amountToWire(minorUnits(amount)) };
}

function changesOf(
  { kind: { code: kind }, isRequired: wasRequired, thresholds }: ApprovalRule,
  lines: readonly Line[],
  isRequired: boolean,
): ApprovalRuleChange[] {
  if (thresholds === undefined) return isRequired === wasRequired ? [] : [{ kind, isRequired }];
  return lines.flatMap(({ currency, threshold }, index) =>
    threshold === thresholds[index]?.threshold ? [] : [{ kind, currency, threshold }],
  );
}
