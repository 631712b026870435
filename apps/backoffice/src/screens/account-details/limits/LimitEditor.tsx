import type { AccountLimit } from '@tiyin/api/types';
import { keepDigits, readLimit } from '@tiyin/domain/accounts';
import { amountToWire, plainAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { Checkbox } from '@tiyin/ui/checkbox';
import { Form } from '@tiyin/ui/form';
import { Grid } from '@tiyin/ui/grid';
import { Inline } from '@tiyin/ui/inline';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { knownErrors } from '../../../texts/known-text.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import type { EditProblem } from '../conflicts.ts';

/** A limit to be saved, in minor units. */
export type LimitChange = Pick<AccountLimit, 'checkUniqueAmount' | 'limit' | 'priority'>;

/**
 * The result of saving: nothing, or the reason of a failure, with the current state after an edit
 * conflict.
 */
export type LimitOutcome =
  | undefined
  | { readonly problem: EditProblem; readonly current?: AccountLimit };

export interface LimitEditorProps {
  /** As it was when editing began. */
  readonly limit: AccountLimit;
  /** The latest data: the account's balance, and its version. */
  readonly latest: AccountLimit;
  /** Saves the change of that limit and reports the result. */
  readonly onSave: (base: AccountLimit, change: LimitChange) => Promise<LimitOutcome>;
  readonly onClose: () => void;
  /** Says that another limit needs approval. */
  readonly notice?: ReactNode;
}

/** The whole major units of an amount, in digits. */
const digitsOf = ({ currency, limit }: AccountLimit) =>
  keepDigits(plainAmount(limit, currency.dimension), currency);

/** Whether the edited values are equal. */
const isSameLimit = (one: AccountLimit, other: AccountLimit): boolean =>
  one.limit === other.limit &&
  one.priority === other.priority &&
  one.checkUniqueAmount === other.checkUniqueAmount;

/** Validates and saves the typed text. */
function useLimitEdit({ latest, limit, onClose, onSave }: LimitEditorProps) {
  const [base, setBase] = useState(limit);
  const [texts, setTexts] = useState({ limit: digitsOf(limit), priority: String(limit.priority) });
  const [isUnique, setIsUnique] = useState(limit.checkUniqueAmount);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<EditProblem>();
  const isDirty =
    texts.limit !== digitsOf(limit) ||
    texts.priority !== String(limit.priority) ||
    isUnique !== limit.checkUniqueAmount;
  useUnsavedEdits(isDirty);
  const save = async () => {
    if (isPending) return;
    const read = readLimit(texts, limit.currency);
    if (!read.ok) return setProblem({ title: undefined, errors: knownErrors(read.problems) });
    // Unchanged digits mean the unchanged limit, with its decimals.
    const amount = texts.limit === digitsOf(limit) ? limit.limit : amountToWire(read.limit);
    setIsPending(true);
    setProblem(undefined);
    const change = { limit: amount, priority: read.priority, checkUniqueAmount: isUnique };
    // Another version with the same limit: the account was changed, by this person as likely as not.
    const outcome = await onSave(isSameLimit(base, latest) ? latest : base, change);
    setIsPending(false);
    if (outcome === undefined) return onClose();
    if (outcome.current) setBase(outcome.current);
    return setProblem(outcome.problem);
  };
  return { isPending, isUnique, problem, save, setIsUnique, setTexts, texts };
}

/** A row of the limits grid while it is edited. The text stays if it could not be saved. */
export function LimitEditor(props: LimitEditorProps) {
  const { latest, limit, notice, onClose } = props;
  const { code, dimension } = limit.currency;
  const edit = useLimitEdit(props);
  const { isPending, isUnique, problem, setTexts, texts } = edit;
  return (
    <Form
      aria-label={i18n.t('Edit limit')}
      onSubmit={() => void edit.save()}
      errors={problem?.errors}
      error={problem?.title}
    >
      <Grid columns={3} gap={16} align="start">
        <TextField
          name="limit"
          label={i18n.t('Limit, {code}', { code })}
          description={i18n.t('{balance} stands on it now.', {
            balance: formatMoney(latest.balance, { code, dimension }),
          })}
          inputMode="numeric"
          autoComplete="off"
          value={texts.limit}
          onChange={(text) => setTexts({ ...texts, limit: keepDigits(text, limit.currency) })}
          isReadOnly={isPending}
          autoFocus
        />
        <TextField
          name="priority"
          label={i18n.t('Priority')}
          description={i18n.t('Higher comes first.')}
          inputMode="numeric"
          autoComplete="off"
          value={texts.priority}
          onChange={(priority) => setTexts({ ...texts, priority })}
          isReadOnly={isPending}
        />
        <Checkbox
          label={i18n.t('Unique')}
          description={i18n.t('No two open deposits on it have the same amount.')}
          isSelected={isUnique}
          onChange={edit.setIsUnique}
          isReadOnly={isPending}
        />
      </Grid>
      {texts.limit !== digitsOf(limit) && notice}
      <Inline gap={8}>
        <Button type="submit" variant="primary" isPending={isPending}>
          {i18n.t('Save')}
        </Button>
        <Button onPress={onClose} isDisabled={isPending}>
          {i18n.t('Cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
