import { Drawer } from './index.ts';

const state = { isOpen: true, onOpenChange: () => undefined } as const;

void (
  <Drawer title="Filter" closeLabel="Close filter" {...state}>
    Words
  </Drawer>
);

void (
  (
    // @ts-expect-error a drawer has a name
    <Drawer closeLabel="Close filter" {...state}>
      Words
    </Drawer>
  )
);
void (
  (
    // @ts-expect-error its close button has a name
    <Drawer title="Filter" {...state}>
      Words
    </Drawer>
  )
);
void (
  (
    // @ts-expect-error it can be closed
    <Drawer title="Filter" closeLabel="Close filter" isOpen>
      Words
    </Drawer>
  )
);
