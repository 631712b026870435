import type { MenuAction, MenuGroup } from './index.ts';

const reasoned: MenuAction<'retry'> = {
  id: 'retry',
  label: 'Retry payout',
  disabledReason: 'The payout is done',
};

({ title: 'Payout', items: [reasoned] }) satisfies MenuGroup<'retry'>;

// @ts-expect-error an action is not disabled without saying why
({ id: 'retry', label: 'Retry payout', isDisabled: true }) satisfies MenuAction<'retry'>;
// @ts-expect-error an action has a name
({ id: 'retry' }) satisfies MenuAction<'retry'>;
// @ts-expect-error actions of one kind stand under a title
({ items: [reasoned] }) satisfies MenuGroup<'retry'>;
