import type { ApiProblem } from '@tiyin/api/errors';
import type { NamedRef, Notification, NotificationComment } from '@tiyin/api/types';
import { Dialog } from '@tiyin/ui/dialog';
import { useDiscardQuestion } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { NewTextForm } from '../../forms/NewTextForm.tsx';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { titleOf } from './kind-texts.ts';
import { factsOf } from './notification-facts.ts';
import { quiet, words } from './NotificationsView.css.ts';

const maxComment = 1_000;

export interface NotificationDialogProps {
  readonly notification: Notification;
  /** Missing while loading; the oldest first. */
  readonly comments: readonly NotificationComment[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** The people who may close it; missing while loading, and for those who may not assign it. */
  readonly people: readonly NamedRef[] | undefined;
  /** Assigns it and reports a failure; it ends when the notification shows the result. */
  readonly onAssign: (personId: number | null) => Promise<unknown>;
  /** Adds a comment; returns whether it was added. */
  readonly onComment: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The comments on a notification, and who deals with it (OFFICE-322). */
export function NotificationDialog(props: NotificationDialogProps) {
  const { comments, notification, onClose, onRetry, problem } = props;
  const [isWritten, setIsWritten] = useState(false);
  const discarding = useDiscardQuestion(() => isWritten, onClose);
  const facts = factsOf(notification);
  return (
    <Dialog title={titleOf(notification)} size="md" isOpen onOpenChange={discarding.onOpenChange}>
      <Stack gap={16}>
        {facts !== '' && <div className={quiet}>{facts}</div>}
        <Assignment {...props} />
        <LoadProblem
          subject={i18n.t('comments')}
          problem={problem}
          hasOlder={comments !== undefined}
          onRetry={onRetry}
        />
        {comments === undefined && problem === undefined && (
          <SkeletonLines
            label={i18n.t('Loading comments')}
            lines={[{ width: 'long' }, {}]}
            gap={0}
          />
        )}
        {comments !== undefined && <Comments comments={comments} />}
        <NewTextForm
          label={i18n.t('Comment')}
          description={i18n.t(
            'Everyone who sees this notification reads it; it is kept with your name.',
          )}
          limit={maxComment}
          action={i18n.t('Add comment')}
          onAdd={props.onComment}
          onWritten={setIsWritten}
        />
      </Stack>
      {discarding.question}
    </Dialog>
  );
}

function Assignment({ notification, onAssign, people }: NotificationDialogProps) {
  const { assignee, canClose } = notification;
  // The choice is shown at once, and the former one again where it was not saved (OFFICE-907).
  const [chosen, setChosen] = useState<string>();
  const assign = async (id: string) => {
    setChosen(id);
    await onAssign(id === '' ? null : Number(id));
    setChosen(undefined);
  };
  if (!canClose || people === undefined) {
    return (
      <div>
        {i18n.t('Assigned to: {assignee}', { assignee: assignee?.name ?? i18n.t('nobody') })}
      </div>
    );
  }
  return (
    <Select
      label={i18n.t('Assigned to')}
      options={[
        { id: '', label: i18n.t('Nobody') },
        ...people.map(({ id, name }) => ({ id: String(id), label: name })),
      ]}
      value={chosen ?? (assignee === null ? '' : String(assignee.id))}
      onChange={(id) => void assign(id)}
    />
  );
}

function Comments({ comments }: { readonly comments: readonly NotificationComment[] }) {
  if (comments.length === 0)
    return <div className={quiet}>{i18n.t('Nobody has commented yet.')}</div>;
  return (
    <ol aria-label={i18n.t('Comments')}>
      {comments.map(({ author, createdDate, id, text }) => (
        <li key={id} className={words}>
          <div className={quiet}>
            {author}, <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>
          </div>
          {text}
        </li>
      ))}
    </ol>
  );
}
