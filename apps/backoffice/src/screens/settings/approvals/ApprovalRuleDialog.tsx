import type { ApprovalRule, ApprovalRuleChange } from '@tiyin/api/types';
import { amountToWire, currencies, minorUnits } from '@tiyin/domain/money';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { Switch } from '@tiyin/ui/switch';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { approvalKindText } from '../../../texts/lists/approval-kinds.ts';
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
  const [lines, setLines] = useState<readonly Line[]>(rule.thresholds ?? []);
  const [isRequired, setIsRequired] = useState(rule.isRequired ?? false);
  const { isPending, problem, send } = useSending();
  const changes = changesOf(rule, lines, isRequired);
  useUnsavedEdits(changes.length > 0);
  const save = () =>
    send(async () => (changes.length === 0 ? undefined : onChange(changes)), onClose);
  return (
    <FormDialog
      title={approvalKindText(rule.kind)}
      action={i18n.t('Save')}
      onOpenChange={onClose}
      onSubmit={() => void save()}
      isPending={isPending}
      problem={problem}
    >
      {rule.thresholds === undefined ? (
        <Switch
          label={i18n.t('Needs the approval of a second person')}
          isSelected={isRequired}
          onChange={setIsRequired}
        />
      ) : (
        lines.map((line) => (
          <LineFields
            key={line.currency}
            line={line}
            isReadOnly={isPending}
            onChange={(changed) =>
              setLines(lines.map((one) => (one.currency === changed.currency ? changed : one)))
            }
          />
        ))
      )}
      {changes.length > 0 && notice}
    </FormDialog>
  );
}

interface LineFieldsProps {
  readonly line: Line;
  readonly isReadOnly: boolean;
  readonly onChange: (line: Line) => void;
}

/** The figures of a currency: of status changes also that of a person's day (PEOPLE-535). */
function LineFields({ isReadOnly, line, onChange }: LineFieldsProps) {
  const { currency, dayThreshold, threshold } = line;
  const field = { currency: currencies[currency], isReadOnly };
  return (
    <>
      <AmountField
        {...field}
        name={currency}
        label={i18n.t('Above, in {currency}', { currency })}
        description={i18n.t('Empty: never')}
        value={unitsOf(threshold)}
        onChange={(amount) => onChange({ ...line, threshold: wireOf(amount) })}
      />
      {dayThreshold !== undefined && threshold !== null && (
        <AmountField
          {...field}
          name={`${currency}-day`}
          label={i18n.t('Above per person in 24 hours, in {currency}', { currency })}
          description={i18n.t('What one person vouches for alone; empty: any sum')}
          value={unitsOf(dayThreshold)}
          onChange={(amount) => onChange({ ...line, dayThreshold: wireOf(amount) })}
        />
      )}
    </>
  );
}

const unitsOf = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

const wireOf = (amount: bigint | null): number | null =>
  amount === null ? null : amountToWire(minorUnits(amount));

function changesOf(
  { kind: { code: kind }, isRequired: wasRequired, thresholds }: ApprovalRule,
  lines: readonly Line[],
  isRequired: boolean,
): ApprovalRuleChange[] {
  if (thresholds === undefined) return isRequired === wasRequired ? [] : [{ kind, isRequired }];
  return lines.flatMap(({ currency, dayThreshold, threshold }, index) => {
    const before = thresholds[index];
    const isOfDay = threshold !== null && dayThreshold !== before?.dayThreshold;
    if (threshold === before?.threshold && !isOfDay) return [];
    return [{ kind, currency, threshold, ...(isOfDay && { dayThreshold }) }];
  });
}
