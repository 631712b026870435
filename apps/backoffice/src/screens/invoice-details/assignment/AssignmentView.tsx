import type { NamedRef } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { PersonIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { Tooltip } from '@tiyin/ui/tooltip';
import { useState, type ReactNode } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { usePageCommands } from '../../../routing/page-commands.ts';

/** Assigns the invoice; returns whether it was. */
export type Assign = (person: NamedRef | null) => Promise<boolean>;

export interface AssignmentViewProps {
  /** Null for nobody. */
  readonly assignee: NamedRef | null;
  /** The signed-in person. */
  readonly me: NamedRef;
  readonly onAssign: Assign;
  /** Opens the choice of a person. */
  readonly onChoose: () => void;
  /** The opened choice. */
  readonly dialog?: ReactNode;
}

/** The person who works on an invoice: taken over with one press, or given to somebody else (OFFICE-620). */
export function AssignmentView(props: AssignmentViewProps) {
  const { assignee, dialog, me, onAssign, onChoose } = props;
  const [isPending, setIsPending] = useState(false);
  const isMine = assignee?.id === me.id;
  const takeOver = async () => {
    setIsPending(true);
    await onAssign(me);
    setIsPending(false);
  };
  usePageCommands([
    ...(isMine
      ? []
      : [{ id: ':take', label: i18n.t('Assign this invoice to me'), run: () => void takeOver() }]),
    { id: ':assign', label: i18n.t('Assign this invoice to somebody'), run: onChoose },
  ]);
  return (
    <Inline as="span" gap={8}>
      <span>{assignee?.name ?? i18n.t('Nobody')}</span>
      <Inline as="span" gap={4} wrap={false}>
        {!isMine && (
          <Button size="sm" isPending={isPending} onPress={() => void takeOver()}>
            {i18n.t('Assign to me')}
          </Button>
        )}
        <Tooltip text={i18n.t('Assign to somebody')}>
          <IconButton
            icon={PersonIcon}
            label={i18n.t('Assign to somebody')}
            size="sm"
            variant="secondary"
            onPress={onChoose}
          />
        </Tooltip>
      </Inline>
      {dialog}
    </Inline>
  );
}
