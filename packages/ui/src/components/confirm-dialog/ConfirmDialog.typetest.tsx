import { ConfirmDialog } from './index.ts';

const state = { isOpen: true, onOpenChange: () => undefined } as const;

void (
  <ConfirmDialog title="Invoice retry" onConfirm={() => undefined} {...state}>
    Are you sure you want to retry?
  </ConfirmDialog>
);

void (
  (
    // @ts-expect-error a question has something that happens on yes
    <ConfirmDialog title="Invoice retry" {...state}>
      Are you sure you want to retry?
    </ConfirmDialog>
  )
);
void (
  (
    // @ts-expect-error it can be refused
    <ConfirmDialog title="Invoice retry" onConfirm={() => undefined} isOpen>
      Are you sure you want to retry?
    </ConfirmDialog>
  )
);
// @ts-expect-error a confirmation has a question
void (<ConfirmDialog title="Invoice retry" onConfirm={() => undefined} {...state} />);
