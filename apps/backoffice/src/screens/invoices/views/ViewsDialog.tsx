import type { ApiProblem } from '@tiyin/api/errors';
import type { InvoiceView } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { showProblems } from '../../../forms/show-problems.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import { MOST_VIEWS, NAME_LIMIT } from '../named-views.ts';
import type { ReadyView } from '../ready-views.ts';
import { OwnViews, type OwnViewsProps } from './OwnViews.tsx';
import type { NameOutcome } from './RenameDialog.tsx';
import { ViewRow } from './ViewRow.tsx';

export interface ViewsDialogProps extends Omit<OwnViewsProps, 'views'> {
  /** The person's own; missing while loading. */
  readonly views: readonly InvoiceView[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** The number of views of this browser that could not be moved to the server. */
  readonly leftCount?: number;
  /** Those that everybody has. */
  readonly ready: readonly ReadyView[];
  /** Keeps the list as it is now under a name. */
  readonly onSave: (name: string) => NameOutcome;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The lists of the daily work and those that the person has named: one press leads to each, another copies its link. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { leftCount = 0, onApply, onOpenChange, onRetry, origin, problem, ready, views } = props;
  const [name, setName] = useState('');
  const discarding = useDiscardQuestion(() => name.trim() !== '', onOpenChange);
  return (
    <Dialog title={i18n.t('Views')} isOpen onOpenChange={discarding.onOpenChange}>
      <Stack gap={24}>
        <Stack gap={8}>
          {ready.map((view) => (
            <ViewRow key={view.name} {...{ view, onApply, origin }} />
          ))}
        </Stack>
        <Stack gap={8}>
          <LoadProblem
            subject={i18n.t('views')}
            hasOlder={views !== undefined}
            {...{ onRetry, problem }}
          />
          {views === undefined && problem === undefined && (
            <SkeletonLines
              label={i18n.t('Loading your views')}
              lines={[{ height: 'control' }, { height: 'control' }]}
              gap={8}
            />
          )}
          {views !== undefined && <OwnViews {...props} views={views} />}
          {leftCount > 0 && <Banner tone="warning">{leftWords(leftCount)}</Banner>}
        </Stack>
        <NameForm {...props} {...{ name, setName }} />
      </Stack>
      {discarding.question}
    </Dialog>
  );
}

function leftWords(count: number): string {
  return i18n.t(
    '{count, plural, one {1 view is} other {{count} views are}} still in this browser alone: there is no place for more, or it searches by a card or phone number.',
    { count },
  );
}

type NameFormProps = ViewsDialogProps & {
  readonly name: string;
  readonly setName: (name: string) => void;
};

function NameForm({ name, onSave, setName, views = [] }: NameFormProps) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isFull = views.length >= MOST_VIEWS && !views.some((view) => view.name === name.trim());
  const problem = isFull
    ? i18n.t('Remove one first: there are {limit} already', { limit: MOST_VIEWS })
    : refusal;
  const save = async () => {
    if (isFull) return;
    setIsPending(true);
    const words = await onSave(name.trim());
    showProblems(() => {
      setIsPending(false);
      setRefusal(words);
    });
    if (words === undefined) setName('');
  };
  return (
    <Form aria-label={i18n.t('Save this view')} onSubmit={() => void save()}>
      <TextField
        label={i18n.t('Name')}
        name="name"
        description={i18n.t(
          'Keeps the filter, the columns and the page size as they are now, for you alone.',
        )}
        value={name}
        onChange={(text) => {
          setName(text);
          setRefusal(undefined);
        }}
        maxLength={NAME_LIMIT}
        isRequired
        requiredMessage={i18n.t('Name the view')}
        validate={(text) => (text.trim() === '' ? i18n.t('Name the view') : unseenNameError(text))}
        {...(problem !== undefined && { errorMessage: problem })}
      />
      <Button type="submit" variant="primary" isPending={isPending}>
        {i18n.t('Save this view')}
      </Button>
    </Form>
  );
}
