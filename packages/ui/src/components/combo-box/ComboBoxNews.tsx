import { VisuallyHidden } from '../visually-hidden/index.ts';

type ComboBoxNewsProps = {
  /** Whether there is anything to say: something was typed, and the list is open. */
  readonly isTold: boolean;
  readonly count: number;
  readonly isLoading: boolean;
  readonly loadingText: string;
  readonly emptyText: string;
  readonly foundText: (count: number) => string;
};

/* What a search found, for those who do not see the list. */
export function ComboBoxNews(props: ComboBoxNewsProps) {
  const { isTold, count, isLoading, loadingText, emptyText, foundText } = props;
  const found = count === 0 ? emptyText : foundText(count);
  return (
    <VisuallyHidden>
      <span role="status">{isTold && (isLoading ? loadingText : found)}</span>
    </VisuallyHidden>
  );
}
