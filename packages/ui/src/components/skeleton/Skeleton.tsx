import { skeleton } from './Skeleton.css.ts';

/** What a skeleton takes: the shape of what will stand in its place. */
export type SkeletonProps = {
  readonly height?: 'text' | 'headline' | 'badge' | 'control' | 'block';
  readonly width?: 'short' | 'medium' | 'long' | 'full';
};

/**
 * A pulsing placeholder in the shape of what comes. It says nothing to a screen reader: whoever shows it also says
 * in words, once, that something is loading.
 */
export function Skeleton({ height = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ height, width })} />;
}
