import { VisuallyHidden } from '../visually-hidden/index.ts';

type ComboBoxStatusProps = {
  /** Whether there is something to announce: text was typed, and the list is open. */
  readonly isAnnounced: boolean;
  readonly count: number;
  readonly isLoading: boolean;
  readonly loadingText: string;
  readonly emptyText: string;
  readonly foundText: (count: number) => string;
};

/* Announces the search results to a screen reader. */
export function ComboBoxStatus(props: ComboBoxStatusProps) {
  const { isAnnounced, count, isLoading, loadingText, emptyText, foundText } = props;
  const found = count === 0 ? emptyText : foundText(count);
  return (
    <VisuallyHidden>
      <span role="status">{isAnnounced && (isLoading ? loadingText : found)}</span>
    </VisuallyHidden>
  );
}
