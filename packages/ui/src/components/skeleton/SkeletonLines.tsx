import type { SpaceStep } from '../../theme/scale.ts';
import { Stack } from '../stack/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Skeleton } from './Skeleton.tsx';
import type { SkeletonProps } from './Skeleton.tsx';

export type SkeletonStatusProps = {
  /** Announced to a screen reader: "Loading notes". */
  readonly label: string;
};

export type SkeletonTitleProps = SkeletonStatusProps;

export type SkeletonLinesProps = SkeletonStatusProps & {
  /** The shapes from top to bottom. Default: three lines of text. */
  readonly lines?: readonly SkeletonProps[];
  /** Default: 12. */
  readonly gap?: SpaceStep;
};

const words: readonly SkeletonProps[] = [{}, { width: 'long' }, { width: 'medium' }];

/** The shape of a section while it loads, announced to a screen reader. */
export function SkeletonLines({ gap = 12, label, lines = words }: SkeletonLinesProps) {
  return (
    <Stack gap={gap}>
      <SkeletonStatus label={label} />
      {lines.map((line, at) => (
        <Skeleton key={at} {...line} />
      ))}
    </Stack>
  );
}

/** The shape of a heading while it loads, announced to a screen reader. */
export function SkeletonTitle({ label }: SkeletonTitleProps) {
  return (
    <>
      <Skeleton height="headline" width="medium" />
      <SkeletonStatus label={label} />
    </>
  );
}

/** Announces what loads, beside skeletons of any arrangement. */
export function SkeletonStatus({ label }: SkeletonStatusProps) {
  return (
    <VisuallyHidden>
      <span role="status">{label}</span>
    </VisuallyHidden>
  );
}
