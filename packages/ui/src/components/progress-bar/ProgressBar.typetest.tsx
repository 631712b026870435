import { ProgressBar } from './index.ts';

void (<ProgressBar label="Asking the provider" />);

// @ts-expect-error a bar says what is going on
void (<ProgressBar value={64} />);
