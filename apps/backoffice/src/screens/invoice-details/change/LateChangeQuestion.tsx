import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ChangeQuestionProps } from './ChangeQuestion.tsx';

const ChangeQuestion = lazyScreen(
  'change-question',
  async () => (await import('./ChangeQuestion.tsx')).ChangeQuestion,
);

/** The question before a change; loaded with the first one, because most visits need none. */
export function LateChangeQuestion(props: ChangeQuestionProps) {
  return (
    <Late onFailed={props.onClose}>
      <ChangeQuestion {...props} />
    </Late>
  );
}
