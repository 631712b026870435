import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

const trigger = <Button>Columns</Button>;

void (
  <Popover trigger={trigger} title="Columns" isOpen onOpenChange={() => undefined}>
    Words
  </Popover>
);

// @ts-expect-error a panel has a title
void (<Popover trigger={trigger}>Words</Popover>);
void (
  (
    // @ts-expect-error one that is held open from outside can be closed
    <Popover trigger={trigger} title="Columns" isOpen>
      Words
    </Popover>
  )
);
// @ts-expect-error it opens at something
void (<Popover title="Columns">Words</Popover>);
