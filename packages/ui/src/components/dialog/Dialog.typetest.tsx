import { Dialog } from './index.ts';

void (
  <Dialog title="Change amount" isOpen onOpenChange={() => undefined}>
    Words
  </Dialog>
);

void (
  (
    // @ts-expect-error a dialog has a name
    <Dialog isOpen onOpenChange={() => undefined}>
      Words
    </Dialog>
  )
);
void (
  (
    // @ts-expect-error it can be closed
    <Dialog title="Change amount" isOpen>
      Words
    </Dialog>
  )
);
