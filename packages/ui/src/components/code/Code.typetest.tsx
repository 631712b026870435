import { Code } from './index.ts';

void (<Code>019AA1F1</Code>);
void (
  <Code look="block" label="Body" overflow="scroll">
    {'{}'}
  </Code>
);

// @ts-expect-error a block has a name
void (<Code look="block">{'{}'}</Code>);
// @ts-expect-error in a line of text nothing scrolls
void (<Code overflow="scroll">019AA1F1</Code>);
