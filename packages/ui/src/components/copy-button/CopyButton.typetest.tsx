import { CopyButton } from './index.ts';

void (<CopyButton value="019AA1F1" what="Invoice ID" />);

// @ts-expect-error a button that copies says what
void (<CopyButton value="019AA1F1" />);
