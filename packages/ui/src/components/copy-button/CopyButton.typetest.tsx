import { CopyButton } from './index.ts';

void (<CopyButton value="019AA1F1" what="Invoice ID" />);

// @ts-expect-error a copy button names the copied value
void (<CopyButton value="019AA1F1" />);
