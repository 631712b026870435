import { Banner } from '@tiyin/ui/banner';

export interface ChangedMeanwhileProps {
  /** The other person's values, in words; missing without a conflict. */
  readonly now: string | undefined;
}

/** An edit conflict: shows the current values, and that no edits were lost (OFFICE-79). */
export function ChangedMeanwhile({ now }: ChangedMeanwhileProps) {
  if (now === undefined) return null;
  return (
    <Banner tone="warning" title="It was changed meanwhile" isNews>
      {`${now} What you typed is kept: save again to replace that, or discard your changes.`}
    </Banner>
  );
}
