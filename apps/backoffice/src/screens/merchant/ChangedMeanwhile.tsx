import { Banner } from '@tiyin/ui/banner';

/** What it takes. */
export interface ChangedMeanwhileProps {
  /** What somebody else has made of it, in words; missing where nobody has. */
  readonly now: string | undefined;
}

/** Somebody was quicker: says what is there now, and that nothing typed is lost (OFFICE-79). */
export function ChangedMeanwhile({ now }: ChangedMeanwhileProps) {
  if (now === undefined) return null;
  return (
    <Banner tone="warning" title="It was changed meanwhile" isNews>
      {`${now} What you typed is kept: save again to replace that, or discard your changes.`}
    </Banner>
  );
}
