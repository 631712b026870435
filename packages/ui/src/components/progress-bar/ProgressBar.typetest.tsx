import { ProgressBar } from './index.ts';

void (<ProgressBar label="Asking the provider" />);

// @ts-expect-error a bar has a label
void (<ProgressBar value={64} />);
